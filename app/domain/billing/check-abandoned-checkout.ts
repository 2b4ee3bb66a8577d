import { findOpenCheckout } from './find-open-checkout.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Checks the checkout that an owner returns from without a payment result. It may have been paid in
 * another tab; then that is stored.
 * @returns whether it is unpaid, according to Stripe
 * @throws {PaymentsUnavailableError | PaymentsRefusedError} if the state can't be determined
 */
export async function checkAbandonedCheckout(
  billing: BillingContext,
  member: Member,
): Promise<boolean> {
  const open = await asOwner(member, 'manageBilling', (transaction) =>
    findOpenCheckout(transaction, member.ownerId),
  )
  if (!open?.sessionId) return false
  const checkout = await billing.payments.findCheckout(open.sessionId)
  if (!checkout) return false
  await settleCheckout(billing, checkout)
  return checkout.status === 'open'
}
