import { currencies } from '#app/domain/menus/schemas.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A currency as a reader knows it. */
export interface CurrencyName {
  readonly code: string
  readonly name: string
  readonly isCommon: boolean
}

const common = new Set(['TRY', 'EUR', 'USD', 'GBP'])

/**
 * All currencies in the reader's alphabet. For loaders: a browser may know them by other
 * names than this Node, and would not hydrate the page then.
 */
export function currencyNames(locale: Locale): CurrencyName[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const { compare } = new Intl.Collator(locale)
  return currencies
    .map((code) => ({ code, name: names.of(code) ?? code, isCommon: common.has(code) }))
    .toSorted((one, other) => compare(one.name, other.name))
}
