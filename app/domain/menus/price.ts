/**
 * A price as the menu shows it: always two decimals, then the currency (spec section 9).
 *
 * @param minor integer minor units, such as kuruş
 * @param currency ISO 4217 code
 * @param locale BCP 47 tag that decides on the separators
 */
export function formatPrice(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const minorPerMajor = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minor / minorPerMajor)
  return `${amount} ${symbol}`
}
