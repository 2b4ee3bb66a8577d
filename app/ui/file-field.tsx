import type { ComponentProps } from 'react'
import { FieldFrame, inputStyle, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'aria-describedby' | 'aria-invalid'>

/** The browser's native file input, styled. */
export function FileField({ label, hint, error, id, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <input
          {...rest}
          {...attributes}
          type="file"
          className={`${inputStyle} cursor-pointer py-1.5 pl-1.5 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-lg file:border-0 file:bg-sunken file:px-3 file:font-semibold file:text-ink`}
        />
      )}
    </FieldFrame>
  )
}
