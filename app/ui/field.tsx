import type { ComponentProps } from 'react'
import { FieldFrame, inputStyle, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'>

/** One line of text, a number, a date: whatever an input takes. */
export function Field({ label, hint, error, id, className = '', ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => <input {...rest} {...ties} className={`${inputStyle} ${className}`} />}
    </FieldFrame>
  )
}
