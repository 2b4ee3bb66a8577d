import { formatPrice } from '#app/domain/money/price.ts'
import type { ScheduledPrice } from '#app/domain/scheduled-prices/scheduled-price.ts'
import { dateName } from '#app/i18n/date-name.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

interface Props {
  readonly scheduled: ScheduledPrice | null
  readonly currency: string
}

/**
 * The price scheduled for a dish in the list, and from when; of several sizes only from when. Nothing
 * if there is none.
 */
export function ScheduledPriceText({ scheduled, currency }: Props) {
  const translate = useDishesTranslate()
  const locale = useLocale()
  if (!scheduled) return null
  const { priceMinor, morePrices } = scheduled
  const date = dateName(locale, scheduled.from)
  // A price never breaks before its currency.
  const price = formatPrice(priceMinor ?? 0, currency, locale).replaceAll(' ', '\u00A0')
  return (
    <span className="text-sm font-normal text-ink-soft tabular-nums">
      {Object.keys(morePrices).length > 0
        ? translate('prices_from', { date })
        : translate('price_from', { price, date })}
    </span>
  )
}
