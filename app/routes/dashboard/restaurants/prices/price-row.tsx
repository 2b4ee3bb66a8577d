import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { formatExactPrice } from '#app/domain/money/price.ts'
import type { PricedSize } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'
import { priceField } from '#app/domain/restaurant-prices/schemas.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { inputStyle } from '#app/ui/field-frame.tsx'

interface Props {
  readonly size: PricedSize
  readonly currency: string
  /** The text of the field. */
  readonly text: string
  readonly change: () => void
  readonly error: string | undefined
  /** The id of the heading above the fields. */
  readonly headingId: string
}

/** A size with the menu's price and the field for the restaurant's own price. */
export function PriceRow({ size, currency, text, change, error, headingId }: Props) {
  const translate = usePricesTranslate()
  const locale = useLocale()
  const id = useId()
  const { name, onMenu } = size
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <label id={`${id}-name`} htmlFor={id} className="block font-semibold text-pretty">
          {name}
        </label>
        <p id={`${id}-menu`} className="text-sm text-ink-soft tabular-nums">
          {onMenu
            ? translate('on_menu', { price: formatExactPrice(onMenu, currency, locale) })
            : translate('none_on_menu')}
        </p>
      </div>
      <input
        id={id}
        name={priceField(size.id)}
        value={text}
        onChange={change}
        inputMode="decimal"
        autoComplete="off"
        aria-labelledby={`${id}-name ${headingId}`}
        aria-describedby={error ? `${id}-menu ${id}-error` : `${id}-menu`}
        aria-invalid={error ? true : undefined}
        // Focused, it scrolls to above the bar with the button.
        className={`${inputStyle} scroll-mb-28 text-right tabular-nums`}
      />
      {error && (
        <p
          id={`${id}-error`}
          className="col-span-2 flex items-start gap-1.5 text-sm font-medium text-beet"
        >
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </li>
  )
}
