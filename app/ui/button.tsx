import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonTone } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-busy' | 'aria-disabled'> {
  readonly tone?: ButtonTone
  /** What it does is under way: it keeps the focus, and a second press does nothing. */
  readonly busy?: boolean
}

/** A `type="button"` unless told otherwise. */
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
  const isIdle = busy || disabled
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={press}
      className={buttonStyle(tone, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
