import type { ComponentProps } from 'react'
import { FieldFrame, inputStyle, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'>

export function Field({ label, hint, error, id, className = '', ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => <input {...rest} {...attributes} className={`${inputStyle} ${className}`} />}
    </FieldFrame>
  )
}
