import { useLocale } from './locale-context.ts'
import en from './messages/en/billing.json' with { type: 'json' }
import tr from './messages/tr/billing.json' with { type: 'json' }
import { namespace } from './namespace.ts'

export type BillingKey = keyof typeof en

const billingTranslator = namespace(en, tr)

/** The words of plans, subscriptions and payments, in the reader's language. */
export function useBillingTranslate() {
  return billingTranslator(useLocale())
}
