import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { maxHoursLength } from '#app/domain/visit/schemas.ts'
import { weekdays, type Weekday } from '#app/domain/guest-menu/visit.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from './field-group.tsx'

interface Props {
  readonly timeZone: string
  readonly fieldOf: (day: Weekday) => {
    readonly name: Weekday
    readonly label: string
    readonly defaultValue: string
    readonly error: string | undefined
  }
}

/** A field for each weekday's opening times, and a button that copies the first to every day. */
export function HoursFields({ timeZone, fieldOf }: Props) {
  const translate = useRestaurantsTranslate()
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
    <FieldGroup
      ref={fields}
      title={translate('topic_hours')}
      hint={translate('visit_hours_hint', { timeZone })}
    >
      {weekdays.map((day) => (
        <Field
          key={day}
          {...fieldOf(day)}
          placeholder={translate('visit_closed')}
          maxLength={maxHoursLength}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <Button tone="quiet" onClick={copyFirst} className="self-end noscript:hidden">
        <Copy size={17} aria-hidden="true" />
        {translate('visit_copy_hours')}
      </Button>
    </FieldGroup>
  )
}
