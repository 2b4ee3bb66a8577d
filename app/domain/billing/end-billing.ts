import { findOpenCheckout } from './find-open-checkout.ts'
import { listOngoingSubscriptions } from './subscription-queries.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'
import { asOwner } from '../as-owner.ts'
import type { OwnerActor } from '../actor.ts'

/**
 * Ends immediately everything that an owner would continue to pay for, before the account is
 * deleted.
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}; then a subscription may still be running
 */
export async function endBilling(billing: BillingContext, actor: OwnerActor): Promise<void> {
  await closeCheckout(billing, actor)
  const ongoing = await asOwner(actor, 'manageBilling', (transaction) =>
    listOngoingSubscriptions(transaction, actor.ownerId),
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
async function closeCheckout(billing: BillingContext, actor: OwnerActor): Promise<void> {
  const open = await asOwner(actor, 'manageBilling', (transaction) =>
    findOpenCheckout(transaction, actor.ownerId),
  )
  if (!open?.sessionId) return
  await settleCheckout(billing, await billing.payments.expireCheckout(open.sessionId))
}
