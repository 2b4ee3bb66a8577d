import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { stripeEvents } from '#app/db/schema/index.ts'
import type { PaymentEvent, Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Processes a Stripe event once. The event's content isn't trusted: the object it refers to is
 * fetched. When this returns, everything is stored; when it throws, Stripe has to resend the event.
 * @returns `unowned` for objects that belong to no owner here, such as another product's
 *   subscription
 */
export async function receiveEvent(
  shop: Shop,
  event: PaymentEvent,
): Promise<'stored' | 'known' | 'unowned'> {
  if (await isKnown(event)) return 'known'
  const checkout = event.checkoutId && (await shop.payments.findCheckout(event.checkoutId))
  if (checkout) await settleCheckout(shop, checkout)
  const subscriptionId = checkout ? undefined : event.subscriptionId
  const isOurs = !subscriptionId || (await syncSubscription(shop, subscriptionId))
  // Recorded last, so that Stripe resends an event whose processing failed.
  await recordEvent(event)
  return isOurs ? 'stored' : 'unowned'
}

async function recordEvent({ id, type }: PaymentEvent): Promise<void> {
  await asSystem('an event is noted', async (transaction) => {
    await transaction.insert(stripeEvents).values({ id, type }).onConflictDoNothing()
  })
}

async function isKnown({ id }: PaymentEvent): Promise<boolean> {
  const seen = await asSystem('an event is looked up', (transaction) =>
    transaction.$count(stripeEvents, eq(stripeEvents.id, id)),
  )
  return seen > 0
}
