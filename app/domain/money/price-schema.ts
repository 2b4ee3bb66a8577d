import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { parsePrice } from './parse-price.ts'

/** Creates the schema of a price as people write it; its output is in minor units, null for none. */
export function priceSchema(currency: string, locale: Locale | undefined) {
  return z
    .string('price_malformed')
    .default('')
    .transform((text, context) => {
      const price = parsePrice(text, currency, locale)
      // The form's default is 0: an unchanged 0 means no price, and guests see none.
      if ('minor' in price) return price.minor === 0 ? null : price.minor
      const { messageKey, values } = price.error
      context.addIssue({ code: 'custom', message: messageKey, params: { ...values } })
      return z.NEVER
    })
}
