import { asOwner } from '#app/db/actors.ts'
import { findOpenCheckout } from './find-open-checkout.ts'
import type { Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Sees to the checkout that an owner comes back from without word of a payment. It may have
 * been paid all the same, in another tab: then that is stored.
 * @returns whether it is unpaid, by Stripe's own word
 * @throws {PaymentsUnavailable} {PaymentsRefused} and then nobody can say
 */
export async function leaveCheckout(shop: Shop, ownerId: string): Promise<boolean> {
  const open = await asOwner(ownerId, (transaction) => findOpenCheckout(transaction, ownerId))
  if (!open?.sessionId) return false
  const checkout = await shop.payments.findCheckout(open.sessionId)
  if (!checkout) return false
  await settleCheckout(shop, checkout)
  return checkout.status === 'open'
}
