import { formatPrice } from '#app/domain/money/price.ts'
import { havePriceRange, lowestOf, type Sizes } from '#app/domain/sizes/size.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

interface Props {
  readonly sizes: Sizes
  readonly currency: string
}

/** Formats the lowest price of a dish: "from 120.00 ₺" if its sizes differ; undefined for none. */
export function usePriceText({ sizes, currency }: Props): string | undefined {
  const translate = useDishesTranslate()
  const locale = useLocale()
  const lowest = lowestOf(sizes, 'priceMinor')?.priceMinor
  if (typeof lowest !== 'number') return undefined
  const price = formatPrice(lowest, currency, locale)
  return havePriceRange(sizes) ? translate('lowest_price', { price }) : price
}
