import { asOwner } from '#app/db/actors.ts'
import { findOpenCheckout } from './find-open-checkout.ts'
import { listOngoingSubscriptions } from './find-subscription.ts'
import type { Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Ends immediately everything that an owner would continue to pay for, before the account is
 * deleted.
 * @throws {PaymentsUnavailable} {PaymentsRefused} and then something may still be running
 */
export async function endBilling(shop: Shop, ownerId: string): Promise<void> {
  await closeCheckout(shop, ownerId)
  const ongoing = await asOwner(ownerId, (transaction) =>
    listOngoingSubscriptions(transaction, ownerId),
  )
  for (const { subscriptionId } of ongoing) {
    await shop.payments.cancelNow(subscriptionId)
    await syncSubscription(shop, subscriptionId)
  }
}

/**
 * Closes the open checkout, so that nobody pays for a deleted account. If it was just paid, its
 * subscription is stored and then ended too.
 */
async function closeCheckout(shop: Shop, ownerId: string): Promise<void> {
  const open = await asOwner(ownerId, (transaction) => findOpenCheckout(transaction, ownerId))
  if (!open?.sessionId) return
  await settleCheckout(shop, await shop.payments.expireCheckout(open.sessionId))
}
