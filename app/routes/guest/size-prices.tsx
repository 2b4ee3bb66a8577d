import { formatPrice } from '#app/domain/money/price.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { formatPortion } from '#app/domain/sizes/portion.ts'
import { havePriceRange, lowestOf } from '#app/domain/sizes/size.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { isolate, isRightToLeft } from '#app/i18n/direction.ts'
import { keepPricesOnOneLine } from '#app/routes/chat/keep-prices-on-one-line.ts'

/** Props of the components that show a dish's prices. */
export interface PriceProps {
  /** The dish's texts in the page's language. */
  readonly shown: ShownDish
  readonly currency: string
  readonly locale: GuestLocale
  readonly translate: GuestTranslate
}

/**
 * A dish's price on the menu, with its weight or volume if it has one size; "from 120.00 ₺" if its
 * sizes cost different amounts. On paper, where nobody can open the dish, with its calories, and with
 * all sizes.
 */
export function RowPrice({ shown: { sizes, lang }, currency, locale, translate }: PriceProps) {
  const [{ priceMinor, portion, calories }, ...others] = sizes
  const priceOf = (minor: number) => formatPrice(minor, currency, locale)
  const caloriesOf = (count: number) => translate('calories', { calories: count })
  if (others.length === 0) {
    return (
      <>
        {priceMinor !== null && (
          <span dir="auto" className="dish-price">
            {priceOf(priceMinor)}
          </span>
        )}
        {portion && <span className="text-sm text-ink-soft">{formatPortion(portion, locale)}</span>}
        {calories !== null && <small className="print-only">{caloriesOf(calories)}</small>}
      </>
    )
  }
  const lowest = lowestOf(sizes, 'priceMinor')?.priceMinor
  // There, sizes with names of another direction would be out of order.
  const isPageRtl = isRightToLeft(locale)
  const inWords = sizes.map((size) =>
    [
      size.name,
      size.portion ? formatPortion(size.portion, locale) : '',
      size.calories === null ? '' : caloriesOf(size.calories),
      size.priceMinor === null ? '' : priceOf(size.priceMinor),
    ]
      .filter(Boolean)
      .map((part) => (isPageRtl ? isolate(part) : part))
      .join(' '),
  )
  return (
    <>
      {typeof lowest === 'number' && (
        <span className="dish-price screen-only">
          {keepPricesOnOneLine(
            havePriceRange(sizes)
              ? translate('priceFrom', { price: priceOf(lowest) })
              : priceOf(lowest),
          )}
        </span>
      )}
      <span dir={isPageRtl ? undefined : 'auto'} lang={lang} className="print-only">
        {inWords.join(' · ')}
      </span>
    </>
  )
}

/** A dish's sizes with weights or volumes, calories and prices; nothing for a single size. */
export function SizeList({ shown: { sizes, lang }, currency, locale, translate }: PriceProps) {
  if (sizes.length === 1) return null
  return (
    <dl className="sizes">
      {sizes.map(({ id, name, priceMinor, calories, portion }) => (
        <div key={id}>
          <dt dir="auto" lang={lang}>
            {name}
          </dt>
          {portion && <dd>{formatPortion(portion, locale)}</dd>}
          {calories !== null && <dd>{translate('calories', { calories })}</dd>}
          {priceMinor !== null && (
            <dd dir="auto" className="dish-price">
              {formatPrice(priceMinor, currency, locale)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
