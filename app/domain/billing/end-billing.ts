import { asOwner } from '#app/db/actors.ts'
import { findOpenCheckout } from './find-open-checkout.ts'
import { listOngoingSubscriptions } from './subscription-queries.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'
import type { Member } from '../actor.ts'

/**
 * Ends immediately everything that an owner would continue to pay for, before the account is
 * deleted.
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}; then a subscription may still be running
 */
export async function endBilling(billing: BillingContext, member: Member): Promise<void> {
  await closeCheckout(billing, member)
  const ongoing = await asOwner(member, (transaction) =>
    listOngoingSubscriptions(transaction, member.ownerId),
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
async function closeCheckout(billing: BillingContext, member: Member): Promise<void> {
  const open = await asOwner(member, (transaction) => findOpenCheckout(transaction, member.ownerId))
  if (!open?.sessionId) return
  await settleCheckout(billing, await billing.payments.expireCheckout(open.sessionId))
}
