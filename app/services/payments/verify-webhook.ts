import { Stripe } from 'stripe'
import { z } from 'zod'
import type { PaymentEvent } from '#app/domain/billing/payments.ts'
import { WebhookRefusedError } from './webhook-refused-error.ts'

/** The maximum distance of a webhook's timestamp from now, in either direction. */
const toleranceSeconds = 300

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()

const envelopeSchema = z.object({
  id: z.string().regex(/^evt_/),
  object: z.literal('event'),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      subscription: reference,
      parent: z
        .object({ subscription_details: z.object({ subscription: reference }).nullish() })
        .nullish(),
    }),
  }),
})

/**
 * Verifies and parses a webhook that Stripe signed within the last five minutes.
 * @param body the raw body: the same JSON with different whitespace has a different signature
 * @param header Stripe-Signature
 * @throws {WebhookRefusedError}
 */
export function verifyWebhook(
  body: string,
  header: string | null,
  { secret, now }: { readonly secret: string; readonly now: Date },
): PaymentEvent {
  const signed = verify(body, header, secret, now)
  const event = envelopeSchema.safeParse(signed)
  if (!event.success) throw new WebhookRefusedError('unreadable', event.error)
  const { id, type, data } = event.data
  const { object } = data
  const isSubscription = object.object === 'subscription'
  const subscription = object.subscription ?? object.parent?.subscription_details?.subscription
  return {
    id,
    type,
    subscriptionId: (isSubscription ? object.id : subscription) ?? undefined,
    checkoutId: object.object === 'checkout.session' ? object.id : undefined,
  }
}

function verify(body: string, header: string | null, secret: string, now: Date): unknown {
  const age = signatureAge(header, now)
  try {
    // The SDK's own tolerance is disabled, because it accepts timestamps from the future.
    const event = Stripe.webhooks.constructEvent(body, header ?? '', secret, 0)
    if (age > toleranceSeconds) throw new WebhookRefusedError('too_old')
    if (age < -toleranceSeconds) throw new WebhookRefusedError('from_the_future')
    return event
  } catch (error) {
    if (error instanceof WebhookRefusedError) throw error
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
    throw new WebhookRefusedError(isForged ? 'signature' : 'unreadable', error)
  }
}

/** Returns the seconds since the signed timestamp: the last one, as the SDK reads it. */
function signatureAge(header: string | null, now: Date): number {
  const timestamps = (header ?? '').split(',').filter((part) => part.startsWith('t='))
  const timestamp = timestamps.at(-1)?.slice(2) ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookRefusedError('signature')
  return Math.floor(now.getTime() / 1000) - Number(timestamp)
}
