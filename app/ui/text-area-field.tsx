import type { ComponentProps } from 'react'
import { FieldFrame, inputStyle, type FieldTexts } from './field-frame.tsx'
import { growTextArea } from './grow-text-area.ts'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'aria-describedby' | 'aria-invalid'>

/** A text area that grows with its content. */
export function TextAreaField({ label, hint, error, id, rows = 3, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          rows={rows}
          onFocusCapture={({ currentTarget }) => growTextArea(currentTarget)}
          onInputCapture={({ currentTarget }) => growTextArea(currentTarget)}
          className={`${inputStyle} max-h-96 min-h-20 [field-sizing:content]`}
        />
      )}
    </FieldFrame>
  )
}
