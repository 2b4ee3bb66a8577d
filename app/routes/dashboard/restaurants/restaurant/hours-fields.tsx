import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { maxHoursLength } from '#app/domain/visit/schemas.ts'
import { weekdays, type Weekday } from '#app/domain/guest-menu/visit.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

interface Props {
  readonly timeZone: string
  readonly fieldOf: (day: Weekday) => {
    readonly name: Weekday
    readonly label: string
    readonly defaultValue: string
    readonly error: string | undefined
  }
}

/** A field for each weekday's opening times, and a button that copies the first to all others. */
export function HoursFields({ timeZone, fieldOf }: Props) {
  const translate = useRestaurantsTranslate()
  const fields = useRef<HTMLDivElement>(null)
  const copyFirst = () => {
    const [first, ...others] = fields.current?.querySelectorAll('input') ?? []
    for (const input of others) {
      input.value = first?.value ?? ''
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{translate('topic_hours')}</legend>
      <p className="mt-1 text-sm text-pretty text-ink-soft">
        {translate('visit_hours_hint', { timeZone })}
      </p>
      <div ref={fields} className="mt-3 grid gap-4 sm:grid-cols-2">
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
      </div>
    </fieldset>
  )
}
