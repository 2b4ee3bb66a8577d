import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { checkouts, subscriptions } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { isStripeId } from './stripe-id.ts'
import { statusOf } from './stripe-status.ts'

/** The state of a payment. */
export type PaymentState =
  /** The subscription is active, and guests may chat. */
  | 'confirmed'
  /** Paid, but the subscription has ended since or has a payment due. */
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
export async function getPayment(ownerId: string, sessionId: string): Promise<PaymentState> {
  if (!isStripeId('cs', sessionId)) throw new NotFoundError('payment_not_found')
  const [row] = await asOwner(ownerId, (transaction) =>
    transaction
      .select({ status: checkouts.status, stripeStatus: subscriptions.stripeStatus })
      .from(checkouts)
      .leftJoin(subscriptions, eq(subscriptions.subscriptionId, checkouts.subscriptionId))
      .where(eq(checkouts.sessionId, sessionId)),
  )
  if (!row) throw new NotFoundError('payment_not_found')
  const { status, stripeStatus } = row
  if (status === 'expired' || stripeStatus === 'incomplete_expired') return 'expired'
  if (stripeStatus === null || stripeStatus === 'incomplete') return 'confirming'
  return statusOf(stripeStatus) === 'active' ? 'confirmed' : 'inactive'
}

/**
 * Fetches the state of a payment from Stripe and stores it.
 * @param sessionId from the URL and so untrusted
 * @throws {NotFoundError} if it isn't this owner's checkout
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}
 */
export async function confirmCheckout(
  billing: BillingContext,
  ownerId: string,
  sessionId: string,
): Promise<PaymentState> {
  const state = await getPayment(ownerId, sessionId)
  if (state !== 'confirming') return state
  const checkout = await billing.payments.findCheckout(sessionId)
  if (checkout?.ownerId !== ownerId) throw new NotFoundError('payment_not_found')
  await settleCheckout(billing, checkout)
  return getPayment(ownerId, sessionId)
}
