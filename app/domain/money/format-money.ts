import { minorDigits } from './price.ts'

/**
 * Formats an amount, such as £99.00.
 * @param minor integer minor units
 */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(minor / 10 ** minorDigits(currency))
}
