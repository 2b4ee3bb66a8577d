import { currencies } from '#app/domain/menus/schemas.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A currency with its name in the page's language. */
export interface CurrencyName {
  readonly code: string
  readonly name: string
  readonly isCommon: boolean
}

const common = new Set(['TRY', 'EUR', 'USD', 'GBP'])

/**
 * Returns all currencies sorted by name in the given language. Call it only in loaders: browsers may
 * use other names than Node, which would break hydration.
 */
export function currencyNames(locale: Locale): CurrencyName[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const { compare } = new Intl.Collator(locale)
  return currencies
    .map((code) => ({ code, name: names.of(code) ?? code, isCommon: common.has(code) }))
    .toSorted((one, other) => compare(one.name, other.name))
}
