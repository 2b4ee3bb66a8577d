import { CalendarClock } from 'lucide-react'
import { useRef, useState } from 'react'
import { isDate } from '#app/domain/scheduled-prices/dates.ts'
import { earliestDate, latestDate } from '#app/domain/scheduled-prices/schemas.ts'
import { countRows, sizeField } from '#app/domain/sizes/size-fields.ts'
import { dateName } from '#app/i18n/date-name.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { DishValues } from './dish-values.ts'

interface Props {
  readonly currency: string
  readonly today: string
  readonly initial: DishValues
  readonly typed: DishValues
  readonly errors: Readonly<Record<string, string>>
}

/** The prices that a dish's sizes will have from a later date. */
export function NextPriceFields({ currency, today, initial, typed, errors }: Props) {
  const translate = useDishesTranslate()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const fields = useRef<HTMLDivElement>(null)
  const rows = Array.from({ length: countRows(initial) }, (_, row) => ({
    field: sizeField('nextPrice', row),
    size: typed[sizeField('sizeName', row)] ?? '',
  }))
  const { nextPriceFrom = '' } = typed
  const hasPrice = rows.some(({ field }) => (typed[field] ?? '') !== '')
  const isEmpty = !hasPrice && nextPriceFrom === ''
  const isComplete = hasPrice && isDate(nextPriceFrom) && nextPriceFrom >= earliestDate(today)
  const [isOpen, setOpen] = useState(!isEmpty)
  const hasErrors = [...rows.map(({ field }) => field), 'nextPriceFrom'].some(
    (field) => errors[field] !== undefined,
  )
  const remove = () => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    for (const input of inputs) {
      input.value = ''
      // Setting a value by script fires no input event, which the form needs.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    inputs[0]?.focus()
  }
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-3.5 py-2.5">
        <CalendarClock size={18} aria-hidden="true" className="shrink-0 text-olive" />
        <h3 className="min-w-0 flex-1 text-sm font-semibold">{translate('next_price_title')}</h3>
        <span className="text-sm text-ink-soft">
          {isComplete
            ? translate('from_date', { date: dateName(locale, nextPriceFrom) })
            : translate('optional')}
        </span>
      </summary>
      <div className="flex flex-col gap-4 border-t border-line px-3.5 pt-3 pb-3.5">
        <p className="text-sm text-ink-soft">{translate('next_price_hint')}</p>
        <div ref={fields} className="grid grid-cols-2 items-start gap-5">
          {rows.map(({ field, size }) => (
            <Field
              key={field}
              name={field}
              defaultValue={initial[field]}
              error={errors[field]}
              label={
                size === '' || rows.length === 1
                  ? translate('next_price', { currency })
                  : translate('next_price_of_size', { size, currency })
              }
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
            />
          ))}
          <Field
            type="date"
            name="nextPriceFrom"
            defaultValue={initial['nextPriceFrom']}
            error={errors['nextPriceFrom']}
            label={translate('next_price_from')}
            min={earliestDate(today)}
            max={latestDate(today)}
          />
        </div>
        {isHydrated && !isEmpty && (
          <Button tone="quiet" onClick={remove} className="self-start">
            {translate('next_price_remove')}
          </Button>
        )}
      </div>
    </details>
  )
}
