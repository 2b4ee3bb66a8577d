import { asOwner } from '#app/db/actors.ts'
import { findOpenCheckout } from './find-open-checkout.ts'
import { listOngoingSubscriptions } from './subscription-queries.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Ends immediately everything that an owner would continue to pay for, before the account is
 * deleted.
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}; then a subscription may still be running
 */
export async function endBilling(billing: BillingContext, ownerId: string): Promise<void> {
  await closeCheckout(billing, ownerId)
  const ongoing = await asOwner(ownerId, (transaction) =>
    listOngoingSubscriptions(transaction, ownerId),
  )
  for (const { subscriptionId } of ongoing) {
    await billing.payments.cancelNow(subscriptionId)
    await syncSubscription(billing, subscriptionId)
  }
}

/**
 * Closes the open checkout, so that nobody pays for a deleted account. If it was just paid, its
 * subscription is stored and then ended too.
 */
async function closeCheckout(billing: BillingContext, ownerId: string): Promise<void> {
  const open = await asOwner(ownerId, (transaction) => findOpenCheckout(transaction, ownerId))
  if (!open?.sessionId) return
  await settleCheckout(billing, await billing.payments.expireCheckout(open.sessionId))
}
