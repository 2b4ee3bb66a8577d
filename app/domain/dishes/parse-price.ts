import type { Locale } from '#app/i18n/locales.ts'
import type { FieldError } from '../errors.ts'
import { minorDigits } from '../menus/price.ts'

/** Ten million lira, a billion yen, a million dinars: beyond it, a slip of the finger. */
export const maxPriceMinor = 1_000_000_000

/** An amount in minor units (null when none was written), or why it is none. */
export type ParsedPrice = { readonly minor: number | null } | { readonly error: FieldError }

/**
 * Reads a price as people write it: 145, 145,50, 145.50, 1.450,00, 1,450.00, 1 450,00. A
 * single dot or comma before exactly three digits may group thousands or begin decimals: it is
 * refused with both readings, unless the currency allows only one, or the locale groups with it.
 * @param currency ISO 4217 code
 * @param locale of whoever wrote it; without it neither mark is taken for a grouping one
 */
export function parsePrice(text: string, currency: string, locale?: Locale): ParsedPrice {
  const digits = minorDigits(currency)
  const written = text.trim().replaceAll('\u2212', '-')
  if (written === '') return { minor: null }
  const [, sign, amount = ''] = /^([-+]?)\s*(\d[\d.,\s]*)$/.exec(written) ?? []
  const split = splitAmount(amount.trim(), digits)
  if (!split) return refuse('price_malformed')
  if (sign === '-') return refuse('price_negative')
  if (isAmbiguous(amount.trim(), digits, locale)) {
    return refuse('price_ambiguous', readingsOf(split.whole))
  }
  // "145,00" is no finer than yen; "145,50" is.
  if (/[^0]/.test(split.fraction.slice(digits)))
    return refuse('price_too_fine', { currency, digits })
  const minor = Number(split.whole + split.fraction.slice(0, digits).padEnd(digits, '0'))
  if (minor > maxPriceMinor) return refuse('price_too_large', { max: maxPriceMinor / 10 ** digits })
  return { minor }
}

/** An amount as a form shows it to be edited; `parsePrice` reads it back. */
export function priceAsText(minor: number | null, currency: string): string {
  if (minor === null) return ''
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
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
  // More decimals than any price is written with are a grouping gone wrong.
  return fraction.length <= Math.max(digits, 2) ? ungroup(whole, fraction) : undefined
}

function ungroup(whole: string, fraction: string): SplitAmount | undefined {
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return undefined
  if (/^0./.test(whole)) return undefined
  return { whole: whole.replaceAll(/\D/g, ''), fraction }
}

/** Whether it could be decimals as well as thousands: "12.345", where prices have two decimals. */
function isAmbiguous(amount: string, digits: number, locale: Locale | undefined): boolean {
  const [, mark] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(amount) ?? []
  return digits === 2 && mark !== undefined && (!locale || mark === decimalMarks[locale])
}

const decimalMarks = { en: '.', tr: ',' } as const satisfies Record<Locale, string>

/** @param whole the digits of such an amount without their separator */
function readingsOf(whole: string): FieldError['values'] {
  return { small: Math.round(Number(whole) / 10) / 100, large: Number(whole) }
}

function refuse(messageKey: string, values: FieldError['values'] = {}): ParsedPrice {
  return { error: { messageKey, values } }
}
