import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import type { FieldError } from '../errors.ts'
import { endingsOf, type PriceChange } from '../money/change-price.ts'
import { parsePercentage } from '../money/parse-percentage.ts'
import { parsePrice } from '../money/parse-price.ts'
import { startDate } from '../scheduled-prices/schemas.ts'

/**
 * The form of a price change, as a `PriceChange` and the date from which it is to apply; undefined
 * for at once.
 * @param currency ISO 4217 code of the menu
 * @param today in the owner's time zone, such as 2026-11-26
 * @param locale of the form's language
 */
export const priceChangeSchema = (currency: string, today: string, locale?: Locale) =>
  immediateChangeSchema(currency, locale).and(startForm(today))

/** The form of an immediate price change. */
export const immediateChangeSchema = (currency: string, locale?: Locale) =>
  priceChangeForm(currency).transform((form, context) => ({
    change: asChange(form, currency, locale, context),
  }))

/** The version of the preview that the owner has confirmed. */
export const confirmedPreview = z.object({ previewVersion: z.string('form_malformed') })

/** The form of a price change whose preview the owner has confirmed. */
export const confirmedPricesSchema = (currency: string, today: string, locale?: Locale) =>
  priceChangeSchema(currency, today, locale).and(confirmedPreview)

const startForm = (today: string) =>
  z
    .object({
      starts: z.enum(['now', 'later'], 'choice_unreadable').default('now'),
      from: z.unknown().optional(),
    })
    .transform(({ starts, from }, context) => {
      // A date that the owner has chosen before choosing "now" is ignored.
      if (starts === 'now') return { from: undefined }
      const date = startDate(today).safeParse(from)
      const messageKey = date.success
        ? date.data === undefined && 'start_required'
        : date.error.issues[0]?.message
      if (messageKey) context.addIssue({ code: 'custom', path: ['from'], message: messageKey })
      return { from: date.data }
    })

const priceChangeForm = (currency: string) =>
  z.object({
    direction: z.enum(['raise', 'lower'], 'choice_unreadable'),
    unit: z.enum(['percent', 'amount'], 'choice_unreadable'),
    value: z.string('form_malformed'),
    ending: z.enum(endingsOf(currency), 'choice_unreadable'),
  })

type Form = z.output<ReturnType<typeof priceChangeForm>>

function asChange(
  { direction, unit, value, ending }: Form,
  currency: string,
  locale: Locale | undefined,
  context: z.RefinementCtx,
): PriceChange {
  const parsed = parseValue(unit, value, currency, locale)
  if ('by' in parsed) return { unit, by: direction === 'lower' ? -parsed.by : parsed.by, ending }
  const { messageKey, values } = parsed.error
  context.addIssue({
    code: 'custom',
    path: ['value'],
    message: messageKey,
    params: { ...values },
  })
  return z.NEVER
}

function parseValue(
  unit: Form['unit'],
  value: string,
  currency: string,
  locale: Locale | undefined,
): { readonly by: number } | { readonly error: FieldError } {
  if (/^\s*[-\u2212]/.test(value)) return reject('price_change_negative')
  if (unit === 'percent') {
    const percentage = parsePercentage(value)
    return 'error' in percentage ? percentage : { by: percentage.thousandths }
  }
  const amount = parsePrice(value, currency, locale)
  if ('minor' in amount) return amount.minor ? { by: amount.minor } : reject('amount_malformed')
  return amount.error.messageKey === 'price_malformed' ? reject('amount_malformed') : amount
}

function reject(messageKey: string): { readonly error: FieldError } {
  return { error: { messageKey, values: {} } }
}
