import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { stripeEvents } from '#app/db/schema/index.ts'
import type { PaymentEvent, BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Processes a Stripe event once. The event's content isn't trusted: the object it refers to is
 * fetched. When this returns, everything is stored; when it throws, Stripe has to resend the event.
 * @returns `known` if the event was processed before; `unowned` for objects that belong to no owner
 *   here, such as another product's subscription
 */
export async function receiveEvent(
  billing: BillingContext,
  event: PaymentEvent,
): Promise<'stored' | 'known' | 'unowned'> {
  if (await isRecorded(event)) return 'known'
  const isOwned = await updateObject(billing, event)
  // Recorded last, so that Stripe resends an event whose processing failed.
  await recordEvent(event)
  return isOwned ? 'stored' : 'unowned'
}

/**
 * Fetches and stores the object that an event refers to.
 * @returns false if it belongs to no owner here
 */
async function updateObject(
  billing: BillingContext,
  { checkoutId, subscriptionId }: PaymentEvent,
): Promise<boolean> {
  const checkout = checkoutId && (await billing.payments.findCheckout(checkoutId))
  if (checkout) {
    await settleCheckout(billing, checkout)
    return true
  }
  if (!subscriptionId) return true
  return (await syncSubscription(billing, subscriptionId)) !== undefined
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
