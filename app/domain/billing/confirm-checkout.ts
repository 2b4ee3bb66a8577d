import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { checkouts, subscriptions } from '#app/db/schema/index.ts'
import { NotFound } from '../errors.ts'
import type { Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { isStripeId } from './stripe-id.ts'
import { statusOf } from './stripe-status.ts'

/** How a payment stands. */
export type PaymentState =
  /** The subscription is here, and guests may chat. */
  | 'confirmed'
  /** It was paid long ago: its subscription has ended since, or waits for a payment. */
  | 'inactive'
  /** Paid or about to be, as far as we know; Stripe has the answer. */
  | 'confirming'
  /** Closed without a payment. */
  | 'expired'

/**
 * How a payment stands, by what Stripe has told so far. Stripe is not asked.
 * @param sessionId from the address: it may be anybody's
 * @throws {NotFound} when it is not this owner's checkout
 */
export async function getPayment(ownerId: string, sessionId: string): Promise<PaymentState> {
  if (!isStripeId('cs', sessionId)) throw new NotFound('payment_not_found')
  const [row] = await asOwner(ownerId, (transaction) =>
    transaction
      .select({ status: checkouts.status, stripeStatus: subscriptions.stripeStatus })
      .from(checkouts)
      .leftJoin(subscriptions, eq(subscriptions.subscriptionId, checkouts.subscriptionId))
      .where(eq(checkouts.sessionId, sessionId)),
  )
  if (!row) throw new NotFound('payment_not_found')
  const { status, stripeStatus } = row
  if (status === 'expired' || stripeStatus === 'incomplete_expired') return 'expired'
  if (stripeStatus === null || stripeStatus === 'incomplete') return 'confirming'
  return statusOf(stripeStatus) === 'active' ? 'confirmed' : 'inactive'
}

/**
 * Asks Stripe how a payment stands, and stores it.
 * @param sessionId from the address: it may be anybody's
 * @throws {NotFound} when it is not this owner's checkout
 * @throws {PaymentsUnavailable} {PaymentsRefused}
 */
export async function confirmCheckout(
  shop: Shop,
  ownerId: string,
  sessionId: string,
): Promise<PaymentState> {
  const state = await getPayment(ownerId, sessionId)
  if (state !== 'confirming') return state
  const checkout = await shop.payments.findCheckout(sessionId)
  if (checkout?.ownerId !== ownerId) throw new NotFound('payment_not_found')
  await settleCheckout(shop, checkout)
  return getPayment(ownerId, sessionId)
}
