// This file caches what formatters return, because creating one for each price of a page is too slow.

const digitsByCurrency = new Map<string, number>()

/** Returns the number of decimals of a currency: 2 for TRY, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const cached = digitsByCurrency.get(currency)
  if (cached !== undefined) return cached
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
}

/**
 * Formats a price as shown on the menu: always two decimals in Latin digits, then the currency (spec
 * section 9, decision 062).
 * @param minor integer minor units, such as kuruş
 * @param currency ISO 4217 code
 * @param locale BCP 47 tag, which determines the separators
 */
export function formatPrice(minor: number, currency: string, locale: string): string {
  return `${formatAmount(minor, currency, locale)} ${symbolOf(currency, locale)}`
}

const symbols = new Map<string, string>()

function symbolOf(currency: string, locale: string): string {
  const key = `${currency} ${locale}`
  const cached = symbols.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const full = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  // In Arabic only, symbols have prefixes: "UK£" and "US$".
  const symbol = locale === 'ar' ? full.replace(/^[A-Z]{2}(?=\p{Sc}$)/u, '') : full
  symbols.set(key, symbol)
  return symbol
}

/** Formats a price without its currency: always two decimals. Parameters as for `formatPrice`. */
export function formatAmount(minor: number, currency: string, locale: string): string {
  return amountFormat(locale, 2).format(minor / 10 ** minorDigits(currency))
}

/**
 * Formats a price with all decimals of its currency, but at least the two that the menu shows.
 * Parameters as for `formatPrice`.
 */
export function formatExactPrice(minor: number, currency: string, locale: string): string {
  const digits = minorDigits(currency)
  const amount = amountFormat(locale, Math.max(2, digits)).format(minor / 10 ** digits)
  return `${amount} ${symbolOf(currency, locale)}`
}

/** Writes a price for programs: a decimal number with the decimals of its currency. */
export function decimalPrice(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

const amountFormats = new Map<string, Intl.NumberFormat>()

function amountFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const cached = amountFormats.get(key)
  if (cached) return cached
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  amountFormats.set(key, format)
  return format
}
