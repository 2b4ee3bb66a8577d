import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { checkouts } from '#app/db/schema/index.ts'
import type { Checkout, BillingContext } from './payments.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Stores a checkout's state from Stripe, with the subscription that it started. */
export async function settleCheckout(billing: BillingContext, checkout: Checkout): Promise<void> {
  const { id, status, subscriptionId } = checkout
  if (status === 'complete' && subscriptionId) await syncSubscription(billing, subscriptionId)
  if (status === 'open') return
  await asSystem('a checkout has ended', async (transaction) => {
    await transaction
      .update(checkouts)
      .set({ status, subscriptionId: subscriptionId ?? null, updatedAt: sql`now()` })
      .where(eq(checkouts.sessionId, id))
  })
}
