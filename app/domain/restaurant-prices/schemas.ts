import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { parsePrice } from '../money/parse-price.ts'

/** The price of a dish's size at a restaurant as typed, and as it was when the form was loaded. */
export interface TypedPrice {
  readonly sizeId: string
  /** Minor units, 0 for a hidden price; null for the menu's. */
  readonly price: number | null
  readonly loaded: number | null
}

/** The number of prices on a page. Each is a field, and a form may have 500. */
export const pricesPerPage = 60

const prefix = 'price.'

/** The name of the field with a size's price. */
export const priceField = (sizeId: string): string => prefix + sizeId

/**
 * The menu and the currency that a form was loaded with. Its amounts would mean something else on
 * another menu, or in another currency.
 */
export const pricedMenuSchema = z.looseObject({
  menuId: z.string('form_malformed'),
  currency: z.string('form_malformed'),
})

/**
 * The form of a restaurant's prices: a field for each size of a dish, and `loaded`, which is one
 * field because a form may have 500.
 * @param currency ISO 4217 code of the menu
 * @param locale of the form's language
 */
export const pricesSchema = (currency: string, locale?: Locale) =>
  z.record(z.string(), z.string()).transform((fields, context): TypedPrice[] => {
    const loaded = parseLoaded(fields['loaded'] ?? '')
    return Object.entries(fields).flatMap(([name, text]) => {
      if (!name.startsWith(prefix)) return []
      const parsed = parsePrice(text, currency, locale)
      if ('minor' in parsed) {
        const sizeId = name.slice(prefix.length)
        return { sizeId, price: parsed.minor, loaded: loaded.get(sizeId) ?? null }
      }
      const { messageKey, values } = parsed.error
      context.addIssue({
        code: 'custom',
        path: [name],
        message: messageKey,
        params: { ...values },
      })
      return []
    })
  })

/** Serialises the prices that a form was loaded with, by size id; `parseLoaded` parses them. */
export function loadedText(prices: ReadonlyMap<string, number | null>): string {
  const entries = [...prices].map(([sizeId, price]) => [sizeId, String(price ?? '')])
  return new URLSearchParams(entries).toString()
}

/** Parses what `loadedText` returns. */
export function parseLoaded(text: string): ReadonlyMap<string, number | null> {
  const entries = [...new URLSearchParams(text)]
  return new Map(entries.map(([sizeId, price]) => [sizeId, price === '' ? null : Number(price)]))
}
