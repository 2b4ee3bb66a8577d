import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { maxHoursLength } from '#app/domain/hours/hours-text.ts'
import { weekdays, type Weekday } from '#app/domain/guest-menu/visit.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from './field-group.tsx'

interface Props {
  readonly title: string
  readonly hint: string
  /** The placeholder, which explains what an empty field means. */
  readonly placeholder: string
  readonly fieldOf: (day: Weekday) => {
    readonly name: Weekday
    readonly label: string
    readonly defaultValue: string
    readonly error: string | undefined
  }
}

/** A field for each weekday's hours, and a button that copies the first filled one to every day. */
export function HoursFields({ title, hint, placeholder, fieldOf }: Props) {
  const translate = useTranslate()
  const fields = useRef<HTMLDivElement>(null)
  const copyFirst = () => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const hours = inputs.find(({ value }) => value.trim() !== '')?.value ?? ''
    for (const input of inputs) {
      input.value = hours
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <FieldGroup ref={fields} title={title} hint={hint}>
      {weekdays.map((day) => (
        <Field
          key={day}
          {...fieldOf(day)}
          placeholder={placeholder}
          maxLength={maxHoursLength}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <Button tone="quiet" onClick={copyFirst} className="self-end noscript:hidden">
        <Copy size={17} aria-hidden="true" />
        {translate('copyHours')}
      </Button>
    </FieldGroup>
  )
}
