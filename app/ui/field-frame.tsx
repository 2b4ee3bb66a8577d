import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export interface FieldTexts {
  readonly label: ReactNode
  /** Below the label. */
  readonly hint?: ReactNode
  readonly error?: string
}

/** Attributes that associate an input with its texts. */
interface InputAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props extends FieldTexts {
  readonly id?: string
  readonly children: (attributes: InputAttributes) => ReactNode
}

/** Label, hint and error of an input, associated with it for screen readers. */
export function FieldFrame({ id: givenId, label, hint, error, children }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-beet">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The style of text inputs. Phones zoom into text smaller than 16 px. */
export const inputStyle =
  'w-full min-w-0 min-h-11 rounded-card border border-edge bg-surface px-3 py-2 text-base text-ink shadow-card transition-colors placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-paprika focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-beet aria-invalid:bg-beet-wash'
