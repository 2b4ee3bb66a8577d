import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonTone } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-busy' | 'aria-disabled'> {
  readonly tone?: ButtonTone
  /** Whether the action is running: the button keeps the focus and ignores further presses. */
  readonly busy?: boolean
}

/** A button, by default with `type="button"`. */
export function Button({
  tone = 'primary',
  busy = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInactive = busy || disabled
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={isInactive || undefined}
      onClick={press}
      className={buttonStyle(tone, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
