import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, inputStyle, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'select'>, 'aria-describedby' | 'aria-invalid'>

/** A native select, which works best on phones, with `<option>` children. */
export function SelectField({ label, hint, error, id, children, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <span className="relative">
          <select
            {...rest}
            {...attributes}
            className={`${inputStyle} appearance-none truncate pr-10`}
          >
            {children}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </FieldFrame>
  )
}
