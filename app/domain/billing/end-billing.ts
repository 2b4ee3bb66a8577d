import { asOwner } from '#app/db/actors.ts'
import { findOpenCheckout } from './find-open-checkout.ts'
import { listHeldSubscriptions } from './find-subscription.ts'
import type { Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Ends all that an owner would go on paying for, at once: before an account is deleted.
 * @throws {PaymentsUnavailable} {PaymentsRefused} and then something may still be running
 */
export async function endBilling(shop: Shop, ownerId: string): Promise<void> {
  await closeCheckout(shop, ownerId)
  const held = await asOwner(ownerId, (transaction) => listHeldSubscriptions(transaction, ownerId))
  for (const { subscriptionId } of held) {
    await shop.payments.cancelNow(subscriptionId)
    await syncSubscription(shop, subscriptionId)
  }
}

/** Nobody pays for an account that is gone; what was just paid is stored, to be ended too. */
async function closeCheckout(shop: Shop, ownerId: string): Promise<void> {
  const open = await asOwner(ownerId, (transaction) => findOpenCheckout(transaction, ownerId))
  if (!open?.sessionId) return
  await settleCheckout(shop, await shop.payments.expireCheckout(open.sessionId))
}
