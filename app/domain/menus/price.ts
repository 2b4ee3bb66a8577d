// Making a formatter costs more than a page of dishes may spend on each of its prices.
const digitsByCurrency = new Map<string, number>()

/** How many decimals a currency has: 2 for TRY, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
}

/**
 * A price as the menu shows it: always two decimals, then the currency (spec section 9).
 *
 * @param minor integer minor units, such as kuruş
 * @param currency ISO 4217 code
 * @param locale BCP 47 tag that decides on the separators
 */
export function formatPrice(minor: number, currency: string, locale: string): string {
  return `${formatAmount(minor, currency, locale)} ${symbolOf(currency, locale)}`
}

const symbols = new Map<string, string>()

function symbolOf(currency: string, locale: string): string {
  const key = `${currency} ${locale}`
  const known = symbols.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  symbols.set(key, symbol)
  return symbol
}

/** A price without its currency: always two decimals. Arguments as for `formatPrice`. */
export function formatAmount(minor: number, currency: string, locale: string): string {
  return amountFormat(locale).format(minor / 10 ** minorDigits(currency))
}

const amountFormats = new Map<string, Intl.NumberFormat>()

function amountFormat(locale: string): Intl.NumberFormat {
  const known = amountFormats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  amountFormats.set(locale, format)
  return format
}
