import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { parsePrice, type ParsedPrice } from '../money/parse-price.ts'
import { minorDigits } from '../money/price.ts'
import { maxCeilingMinor } from './overage-ceiling.ts'

/** The plan to buy. */
export const planChoiceSchema = z.object({ planId: z.string('form_unreadable') })

/** A subscription, by Stripe's id. */
export const subscriptionChoiceSchema = z.object({
  subscriptionId: z.string('form_unreadable').regex(/^\w{1,255}$/, 'form_unreadable'),
})

/**
 * Creates the schema of an overage ceiling: an amount as people write it, converted to integer
 * minor units.
 * @param currency of the plan, ISO 4217
 * @param locale of the form's language
 */
export function ceilingSchema(currency: string, locale?: Locale) {
  return z.object({
    ceiling: z.string('form_unreadable').transform((text, context) => {
      const amount = parsePrice(text, currency, locale)
      if ('minor' in amount && amount.minor !== null && amount.minor <= maxCeilingMinor) {
        return amount.minor
      }
      context.addIssue({ code: 'custom', ...ceilingIssue(amount, currency) })
      return z.NEVER
    }),
  })
}

/** Builds the issue for an unusable amount. An ambiguous one has a separate message. */
function ceilingIssue(amount: ParsedPrice, currency: string) {
  const error = 'error' in amount ? amount.error : undefined
  if (error?.messageKey === 'price_ambiguous') {
    return { message: error.messageKey, params: { ...error.values } }
  }
  const isTooLarge =
    'minor' in amount ? amount.minor !== null : amount.error.messageKey === 'price_too_large'
  return {
    message: isTooLarge ? 'ceiling_too_large' : 'ceiling_malformed',
    params: { max: maxCeilingMinor / 10 ** minorDigits(currency) },
  }
}
