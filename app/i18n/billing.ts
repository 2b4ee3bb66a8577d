import { useLocale } from './locale-context.ts'
import type en from './messages/en/billing.json'
import { namespace } from './namespace.ts'

export type BillingKey = keyof typeof en

const billingTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/billing.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about plans, subscriptions and payments, in the reader's language. */
export function useBillingTranslate() {
  return billingTranslator(useLocale())
}
