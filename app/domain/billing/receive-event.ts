import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { stripeEvents } from '#app/db/schema/index.ts'
import type { PaymentEvent, BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Processes a Stripe event once. The event's content isn't trusted: the object it refers to is
 * fetched. When this returns, everything is stored; when it throws, Stripe has to resend the event.
 * @returns `unowned` for objects that belong to no owner here, such as another product's
 *   subscription
 */
export async function receiveEvent(
  billing: BillingContext,
  event: PaymentEvent,
): Promise<'stored' | 'known' | 'unowned'> {
  if (await isRecorded(event)) return 'known'
  const checkout = event.checkoutId && (await billing.payments.findCheckout(event.checkoutId))
  if (checkout) await settleCheckout(billing, checkout)
  const subscriptionId = checkout ? undefined : event.subscriptionId
  const isOurs = !subscriptionId || (await syncSubscription(billing, subscriptionId))
  // Recorded last, so that Stripe resends an event whose processing failed.
  await recordEvent(event)
  return isOurs ? 'stored' : 'unowned'
}

async function recordEvent({ id, type }: PaymentEvent): Promise<void> {
  await asSystem('a Stripe event is recorded', async (transaction) => {
    await transaction.insert(stripeEvents).values({ id, type }).onConflictDoNothing()
  })
}

async function isRecorded({ id }: PaymentEvent): Promise<boolean> {
  const count = await asSystem('a Stripe event is looked up', (transaction) =>
    transaction.$count(stripeEvents, eq(stripeEvents.id, id)),
  )
  return count > 0
}
