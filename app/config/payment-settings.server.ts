import { z } from 'zod'
import type { PlanId, PlanPriceIds } from '#app/domain/plans.ts'
import { StartupError } from './startup-error.ts'

const idOf = (prefix: string, cure: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${prefix}[A-Za-z0-9_]+$`), `must be ${cure}`)
    .optional()

const aKey = 'a secret key of your Stripe account, such as sk_live_… or rk_live_…'
const aSecret = 'the signing secret of your webhook at Stripe, whsec_…'
const aPrice = 'the id of a price at Stripe, price_…'

/** The variables that choose the payment service. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: idOf('(?:sk|rk)_(?:live|test)_', aKey),
  STRIPE_WEBHOOK_SECRET: idOf('whsec_', aSecret),
  STRIPE_PRICE_STARTER: idOf('price_', aPrice),
  STRIPE_PRICE_STARTER_OVERAGE: idOf('price_', aPrice),
  STRIPE_PRICE_BASIC: idOf('price_', aPrice),
  STRIPE_PRICE_BASIC_OVERAGE: idOf('price_', aPrice),
  STRIPE_METER_EVENT: z.string().trim().min(1).max(100).default('chefin_ai_message'),
}

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>

export type PlanPrices = Readonly<Partial<Record<PlanId, PlanPriceIds>>>

interface CommonSettings {
  readonly prices: PlanPrices
  /** The event name of the meter that counts messages beyond the limit. */
  readonly meterEventName: string
}

/** The payment service. */
export type PaymentSettings =
  | (CommonSettings & { readonly service: 'local' })
  | (CommonSettings & {
      readonly service: 'stripe'
      readonly secretKey: string
      readonly webhookSecret: string
    })

const localPrices: PlanPrices = {
  starter: { priceId: 'price_local_starter', overagePriceId: 'price_local_starter_overage' },
  basic: { priceId: 'price_local_basic', overagePriceId: 'price_local_basic_overage' },
}

/**
 * Selects Stripe with a key, and the local simulator without.
 * @throws {StartupError} naming a variable that is missing or would be ignored
 */
export function readPaymentSettings(given: PaymentVariables): PaymentSettings {
  const meterEventName = given.STRIPE_METER_EVENT
  if (given.STRIPE_SECRET_KEY === undefined) {
    // An incomplete set of variables is a mistake: test payments would be taken for real ones.
    if (given.STRIPE_WEBHOOK_SECRET !== undefined) {
      throw new StartupError(
        `STRIPE_SECRET_KEY is required when STRIPE_WEBHOOK_SECRET is set; give ${aKey}`,
      )
    }
    return { service: 'local', prices: localPrices, meterEventName }
  }
  const required = (name: Exclude<keyof PaymentVariables, 'STRIPE_METER_EVENT'>, cure: string) => {
    const value = given[name]
    if (value !== undefined) return value
    throw new StartupError(`${name} is required when STRIPE_SECRET_KEY is set; give ${cure}`)
  }
  const priceId = given.STRIPE_PRICE_STARTER
  const overagePriceId = given.STRIPE_PRICE_STARTER_OVERAGE
  return {
    service: 'stripe',
    secretKey: given.STRIPE_SECRET_KEY,
    webhookSecret: required('STRIPE_WEBHOOK_SECRET', aSecret),
    prices: {
      ...(priceId && overagePriceId && { starter: { priceId, overagePriceId } }),
      basic: {
        priceId: required('STRIPE_PRICE_BASIC', aPrice),
        overagePriceId: required('STRIPE_PRICE_BASIC_OVERAGE', aPrice),
      },
    },
    meterEventName,
  }
}
