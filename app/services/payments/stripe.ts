import { Stripe } from 'stripe'
import type { CheckoutInput, Payments } from '#app/domain/billing/payments.ts'
import { isStripeId } from '#app/domain/billing/stripe-id.ts'
import { step } from '#app/telemetry/index.ts'
import {
  isAlreadyCounted,
  isMissing,
  toCheckout,
  toSubscription,
  translateError,
} from './stripe-responses.ts'

/** The connection to Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  readonly meterEventName: string
  /** The port of a local Stripe; without it, the real one. */
  readonly localPort?: number
  /** Timeout of one attempt; 10 s by default. */
  readonly timeoutMs?: number
}

// A user is waiting: one retry, at most about 20 s in all. Both attempts send the same idempotency
// key, so nothing is done twice.
const timeoutMs = 10_000
const retries = 1

/** Creates a client that takes payments through Stripe's SDK. */
export function openStripe(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs ?? timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(settings.localPort !== undefined && {
      host: '127.0.0.1',
      port: settings.localPort,
      protocol: 'http',
    }),
  })

  return {
    createCheckout: (input) =>
      callStripe('create_checkout', async () => {
        const session = await stripe.checkout.sessions.create(checkoutParams(input), {
          idempotencyKey: input.key,
        })
        return toCheckout(session)
      }),
    findCheckout: (id) =>
      findAtStripe('cs', id, async () => toCheckout(await stripe.checkout.sessions.retrieve(id))),
    expireCheckout: (id) =>
      callStripe('expire_checkout', async () => {
        const { sessions } = stripe.checkout
        try {
          return toCheckout(await sessions.expire(id))
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          const current = toCheckout(await sessions.retrieve(id))
          if (current.status === 'open') throw error
          return current
        }
      }),
    findSubscription: (id) =>
      findAtStripe('sub', id, async () => toSubscription(await stripe.subscriptions.retrieve(id))),
    listSubscriptions: (after) =>
      callStripe('list_subscriptions', async () => {
        const page = await stripe.subscriptions.list({
          limit: 100,
          ...(after !== undefined && { starting_after: after }),
        })
        return {
          subscriptions: page.data.map(toSubscription),
          next: page.has_more ? page.data.at(-1)?.id : undefined,
        }
      }),
    cancelAtPeriodEnd: (id) =>
      callStripe('cancel_at_period_end', async () =>
        toSubscription(await stripe.subscriptions.update(id, { cancel_at_period_end: true })),
      ),
    resume: (id) =>
      callStripe('resume', async () => {
        const { subscriptions } = stripe
        // Stripe accepts only one of the two parameters at a time.
        const { cancel_at_period_end: isFlagged } = await subscriptions.retrieve(id)
        const change = isFlagged ? { cancel_at_period_end: false } : { cancel_at: '' as const }
        return toSubscription(await subscriptions.update(id, change))
      }),
    cancelNow: (id) =>
      callStripe('cancel_now', async () => {
        const { subscriptions } = stripe
        try {
          await subscriptions.cancel(id, { invoice_now: true })
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          if ((await subscriptions.retrieve(id)).status !== 'canceled') throw error
        }
      }),
    openPortal: ({ customerId, returnUrl, locale }) =>
      callStripe('open_portal', async () => {
        const portal = { customer: customerId, return_url: returnUrl, locale }
        return (await stripe.billingPortal.sessions.create(portal)).url
      }),
    reportUsage: ({ customerId, identifier, usedAt }) =>
      callStripe('report_usage', async () => {
        const event = {
          event_name: settings.meterEventName,
          identifier,
          timestamp: Math.floor(usedAt.getTime() / 1000),
          payload: { stripe_customer_id: customerId, value: '1' },
        }
        try {
          // The identifier makes it idempotent. With an idempotency key as well, Stripe would
          // replay a 500 for a day.
          await stripe.billing.meterEvents.create(event)
        } catch (error) {
          if (!isAlreadyCounted(error)) throw error
        }
      }),
  }
}

function checkoutParams(input: CheckoutInput): Stripe.Checkout.SessionCreateParams {
  const { buyer, trialDays } = input
  return {
    mode: 'subscription',
    line_items: [{ price: input.priceId, quantity: 1 }, { price: input.overagePriceId }],
    allowed_payment_method_types: ['card'],
    tax_id_collection: { enabled: true },
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    client_reference_id: input.ownerId,
    locale: input.locale,
    metadata: { ...input.metadata },
    subscription_data: {
      metadata: { ...input.metadata, owner_id: input.ownerId },
      ...(trialDays !== undefined && { trial_period_days: trialDays }),
    },
    // A tax id requires a name, which Stripe saves only with this permission.
    ...('customerId' in buyer
      ? { customer: buyer.customerId, customer_update: { name: 'auto' } }
      : emailParams(buyer.email)),
  }
}

/** Omits an address that isn't ASCII, which Stripe rejects; its page then asks the buyer. */
function emailParams(email: string): Pick<Stripe.Checkout.SessionCreateParams, 'customer_email'> {
  return /^[\x20-\x7e]+$/.test(email) ? { customer_email: email } : {}
}

async function callStripe<Result>(call: string, send: () => Promise<Result>): Promise<Result> {
  try {
    return await step('stripe_call', { call }, send)
  } catch (error) {
    throw translateError(error)
  }
}

/** Returns undefined if Stripe has no such object. Invalid ids aren't sent. */
function findAtStripe<Result>(
  kind: 'cs' | 'sub',
  id: string,
  find: () => Promise<Result>,
): Promise<Result | undefined> {
  return callStripe(kind === 'cs' ? 'find_checkout' : 'find_subscription', async () => {
    if (!isStripeId(kind, id)) return undefined
    try {
      return await find()
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  })
}
