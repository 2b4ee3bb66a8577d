import type { Locale } from '#app/i18n/locales.ts'
import type { FieldError } from '../errors.ts'
import { minorDigits } from './price.ts'

/** The maximum price: ten million lira, a billion yen, a million dinars. */
export const maxPriceMinor = 1_000_000_000

/** An amount in minor units (null for an empty text), or the error. */
export type ParsedPrice = { readonly minor: number | null } | { readonly error: FieldError }

/**
 * Parses a price as people write it: 145, 145,50, 145.50, 1.450,00, 1,450.00, 1 450,00. A single
 * dot or comma before exactly three digits may be a thousands separator or a decimal mark: it is
 * rejected with both readings, unless the currency allows only one or the locale uses it for
 * grouping.
 * @param currency ISO 4217 code
 * @param locale of the author; without it, no character is assumed to be a thousands separator
 */
export function parsePrice(text: string, currency: string, locale?: Locale): ParsedPrice {
  const digits = minorDigits(currency)
  const trimmed = text.trim().replaceAll('\u2212', '-')
  if (trimmed === '') return { minor: null }
  const [, sign, amount = ''] = /^([-+]?)\s*(\d[\d.,\s]*)$/.exec(trimmed) ?? []
  const split = splitAmount(amount.trim(), digits)
  if (!split) return reject('price_malformed')
  if (sign === '-') return reject('price_negative')
  if (isAmbiguous(amount.trim(), digits, locale)) {
    return reject('price_ambiguous', possibleReadings(split.whole))
  }
  // "145,00" is valid in yen; "145,50" isn't.
  if (/[^0]/.test(split.fraction.slice(digits)))
    return reject('price_too_fine', { currency, digits })
  const minor = Number(split.whole + split.fraction.slice(0, digits).padEnd(digits, '0'))
  if (minor > maxPriceMinor) return reject('price_too_large', { max: maxPriceMinor / 10 ** digits })
  return { minor }
}

/**
 * Formats an amount for editing in a form, with the locale's decimal mark; `parsePrice` parses it
 * back.
 */
export function priceAsText(minor: number | null, currency: string, locale: Locale): string {
  if (minor === null) return ''
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits).replace('.', decimalMarks[locale])
}

interface SplitAmount {
  readonly whole: string
  readonly fraction: string
}

const grouped = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/

function splitAmount(amount: string, digits: number): SplitAmount | undefined {
  const [, whole = amount, separator, fraction = ''] = /^(.*)([.,])(\d+)$/.exec(amount) ?? []
  const isDecimal =
    separator !== undefined &&
    !whole.includes(separator) &&
    (fraction.length !== 3 || digits === 3 || /[.,\s]/.test(whole))
  if (!isDecimal) return ungroup(amount, '')
  // More decimals than any currency has mean a misplaced separator.
  return fraction.length <= Math.max(digits, 2) ? ungroup(whole, fraction) : undefined
}

function ungroup(whole: string, fraction: string): SplitAmount | undefined {
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return undefined
  if (/^0./.test(whole)) return undefined
  return { whole: whole.replaceAll(/\D/g, ''), fraction }
}

/**
 * Whether the separator could be decimal or thousands: "12.345" in a currency with two decimals.
 */
function isAmbiguous(amount: string, digits: number, locale: Locale | undefined): boolean {
  const [, separator] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(amount) ?? []
  return digits === 2 && separator !== undefined && (!locale || separator === decimalMarks[locale])
}

/** The mark before decimals, as owners type it. */
export const decimalMarks = { en: '.', tr: ',' } as const satisfies Record<Locale, string>

/** @param whole the digits of the ambiguous amount without the separator */
function possibleReadings(whole: string): FieldError['values'] {
  return { small: Math.round(Number(whole) / 10) / 100, large: Number(whole) }
}

function reject(messageKey: string, values: FieldError['values'] = {}): ParsedPrice {
  return { error: { messageKey, values } }
}
