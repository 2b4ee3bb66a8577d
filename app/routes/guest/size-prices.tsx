import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { havePriceRange, lowestOf } from '#app/domain/sizes/size.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { preventPriceBreaks } from '#app/routes/chat/prevent-price-breaks.ts'

export interface PriceProps {
  readonly dish: GuestDish
  /** Its texts. */
  readonly shown: ShownDish
  readonly currency: string
  readonly locale: GuestLocale
  readonly translate: GuestTranslate
}

/** A dish's price on the menu: "from 120.00 ₺" if its sizes cost different amounts. */
export function RowPrice({
  shown: { sizes, lang },
  currency,
  locale,
  translate,
}: Omit<PriceProps, 'dish'>) {
  const lowest = lowestOf(sizes, 'priceMinor')?.priceMinor
  if (typeof lowest !== 'number') return null
  const price = formatPrice(lowest, currency, locale)
  if (sizes.length === 1) {
    return (
      <span dir="auto" className="dish-price">
        {price}
      </span>
    )
  }
  const all = sizes.map(({ name, priceMinor }) =>
    priceMinor === null ? name : `${name} ${formatPrice(priceMinor, currency, locale)}`,
  )
  return (
    <>
      <span className="dish-price screen-only">
        {preventPriceBreaks(havePriceRange(sizes) ? translate('priceFrom', { price }) : price)}
      </span>
      <span dir="auto" lang={lang} className="print-only">
        {all.join(' · ')}
      </span>
    </>
  )
}

/** The sizes of a dish with their prices and calories; nothing if it has only one. */
export function SizeList({
  shown: { sizes, lang },
  currency,
  locale,
  translate,
}: Omit<PriceProps, 'dish'>) {
  if (sizes.length === 1) return null
  return (
    <dl className="sizes">
      {sizes.map(({ id, name, priceMinor, calories }) => (
        <div key={id}>
          <dt dir="auto" lang={lang}>
            {name}
          </dt>
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
