import { eq } from 'drizzle-orm'
import { checkouts, subscriptions } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { isStripeId } from './stripe-id.ts'
import { toSubscriptionStatus } from './stripe-status.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The outcome of a checkout. */
export type PaymentState =
  /** The subscription or its trial is active, and guests may chat. */
  | 'confirmed'
  /**
   * Completed, but guests can't chat any more: the subscription has ended, is paused, or Stripe has
   * given up on a payment.
   */
  | 'inactive'
  /** Not yet reported as paid or expired. */
  | 'confirming'
  /** Closed without payment. */
  | 'expired'

/**
 * Returns the state of a payment as last reported by Stripe, without calling Stripe.
 * @param sessionId from the URL and so untrusted
 * @throws {NotFoundError} if it isn't this owner's checkout
 */
export async function getPaymentState(member: Member, sessionId: string): Promise<PaymentState> {
  if (!isStripeId('cs', sessionId)) throw new NotFoundError('payment_not_found')
  const [row] = await asOwner(member, 'manageBilling', (transaction) =>
    transaction
      .select({ checkoutStatus: checkouts.status, stripeStatus: subscriptions.stripeStatus })
      .from(checkouts)
      .leftJoin(subscriptions, eq(subscriptions.subscriptionId, checkouts.subscriptionId))
      .where(eq(checkouts.sessionId, sessionId)),
  )
  if (!row) throw new NotFoundError('payment_not_found')
  const { checkoutStatus, stripeStatus } = row
  if (checkoutStatus === 'expired' || stripeStatus === 'incomplete_expired') return 'expired'
  if (stripeStatus === null || stripeStatus === 'incomplete') return 'confirming'
  return toSubscriptionStatus(stripeStatus) === 'active' ? 'confirmed' : 'inactive'
}

/**
 * Returns the state of a payment. If it isn't settled yet, fetches it from Stripe and stores it.
 * @param sessionId from the URL and so untrusted
 * @throws {NotFoundError} if it isn't this owner's checkout
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}
 */
export async function confirmCheckout(
  billing: BillingContext,
  member: Member,
  sessionId: string,
): Promise<PaymentState> {
  const state = await getPaymentState(member, sessionId)
  if (state !== 'confirming') return state
  const checkout = await billing.payments.findCheckout(sessionId)
  if (checkout?.ownerId !== member.ownerId) throw new NotFoundError('payment_not_found')
  await settleCheckout(billing, checkout)
  return getPaymentState(member, sessionId)
}
