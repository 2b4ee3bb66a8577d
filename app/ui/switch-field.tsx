import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'aria-describedby'> {
  readonly label: string
  readonly hint?: ReactNode
}

/** A switch. It is a native checkbox, so that its form works without JavaScript. */
export function SwitchField({ label, hint, id: givenId, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
        role="switch"
        aria-describedby={hintId}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:shadow-card before:transition-transform checked:bg-olive checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-60 checked:before:bg-surface forced-colors:appearance-auto"
      />
    </div>
  )
}
