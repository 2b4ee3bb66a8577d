import { z } from 'zod'
import type { PlanId, PlanPriceIds } from '#app/domain/plans.ts'
import { StartupError } from './startup-error.ts'

const idSchema = (prefix: string, hint: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${prefix}[A-Za-z0-9_]+$`), `must be ${hint}`)
    .optional()

const secretKeyHint = 'a secret key of your Stripe account, such as sk_live_… or rk_live_…'
const webhookSecretHint = 'the signing secret of your webhook at Stripe, whsec_…'
const priceHint = 'the id of a price at Stripe, price_…'

/** The variables that choose the payment service. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: idSchema('(?:sk|rk)_(?:live|test)_', secretKeyHint),
  STRIPE_WEBHOOK_SECRET: idSchema('whsec_', webhookSecretHint),
  STRIPE_PRICE_STARTER: idSchema('price_', priceHint),
  STRIPE_PRICE_STARTER_OVERAGE: idSchema('price_', priceHint),
  STRIPE_PRICE_BASIC: idSchema('price_', priceHint),
  STRIPE_PRICE_BASIC_OVERAGE: idSchema('price_', priceHint),
  STRIPE_METER_EVENT: z.string().trim().min(1).max(100).default('chefin_ai_message'),
}

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>

/** The Stripe prices of the plans on sale. */
export type PlanPrices = Readonly<Partial<Record<PlanId, PlanPriceIds>>>

interface CommonSettings {
  readonly prices: PlanPrices
  /** The event name of the meter that counts messages beyond the limit. */
  readonly meterEventName: string
}

/** The settings of the payment service. */
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
 * Reads the settings of Stripe, or without a key those of the local simulator.
 * @throws {StartupError} naming a variable that is missing or would be ignored
 */
export function readPaymentSettings(variables: PaymentVariables): PaymentSettings {
  const meterEventName = variables.STRIPE_METER_EVENT
  if (variables.STRIPE_SECRET_KEY === undefined) {
    // An incomplete set of variables is a mistake: test payments would pass for real ones.
    if (variables.STRIPE_WEBHOOK_SECRET !== undefined) {
      throw new StartupError(
        `STRIPE_SECRET_KEY is required when STRIPE_WEBHOOK_SECRET is set; give ${secretKeyHint}`,
      )
    }
    return { service: 'local', prices: localPrices, meterEventName }
  }
  const required = (name: Exclude<keyof PaymentVariables, 'STRIPE_METER_EVENT'>, hint: string) => {
    const value = variables[name]
    if (value !== undefined) return value
    throw new StartupError(`${name} is required when STRIPE_SECRET_KEY is set; give ${hint}`)
  }
  const priceId = variables.STRIPE_PRICE_STARTER
  const overagePriceId = variables.STRIPE_PRICE_STARTER_OVERAGE
  return {
    service: 'stripe',
    secretKey: variables.STRIPE_SECRET_KEY,
    webhookSecret: required('STRIPE_WEBHOOK_SECRET', webhookSecretHint),
    prices: {
      ...(priceId && overagePriceId && { starter: { priceId, overagePriceId } }),
      basic: {
        priceId: required('STRIPE_PRICE_BASIC', priceHint),
        overagePriceId: required('STRIPE_PRICE_BASIC_OVERAGE', priceHint),
      },
    },
    meterEventName,
  }
}
