import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { parsePrice, type ParsedPrice } from '../money/parse-price.ts'
import { minorDigits } from '../money/price.ts'
import { maxCeilingMinor } from './overage-ceiling.ts'

/** The plan to buy. */
export const planChoice = z.object({ planId: z.string('form_unreadable') })

/** A subscription, by Stripe's id. */
export const subscriptionChoice = z.object({
  subscriptionId: z.string('form_unreadable').regex(/^\w{1,255}$/, 'form_unreadable'),
})

/**
 * Parses the most that may be charged for overage per period: an amount as people write it,
 * converted to integer minor units.
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
      context.addIssue({ code: 'custom', ...refusal(amount, currency) })
      return z.NEVER
    }),
  })
}

/** The error for an unusable amount. An ambiguous one gets its own message. */
function refusal(amount: ParsedPrice, currency: string) {
  const problem = 'error' in amount ? amount.error : undefined
  if (problem?.messageKey === 'price_ambiguous') {
    return { message: problem.messageKey, params: { ...problem.values } }
  }
  const isTooLarge =
    'minor' in amount ? amount.minor !== null : amount.error.messageKey === 'price_too_large'
  return {
    message: isTooLarge ? 'ceiling_too_large' : 'ceiling_malformed',
    params: { max: maxCeilingMinor / 10 ** minorDigits(currency) },
  }
}
