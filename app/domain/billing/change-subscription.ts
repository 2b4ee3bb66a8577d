import { and, eq, isNotNull } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { subscriptions } from '#app/db/schema/index.ts'
import { Conflict, NotFound } from '../errors.ts'
import { findCustomerId } from './find-subscription.ts'
import { PaymentsRefused } from './payment-errors.ts'
import type { Shop } from './payments.ts'
import { isStripeId } from './stripe-id.ts'
import { endedStatuses } from './stripe-status.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Cancels a subscription: it ends with the period that is paid, and the chat stays open until
 * then. Again, it changes nothing.
 * @param subscriptionId Stripe's, as a form sends it: it may be anybody's
 * @throws {NotFound} when it is not this owner's; Stripe hears nothing of it
 * @throws {Conflict} when it has ended
 * @throws {PaymentsUnavailable} {PaymentsRefused}
 */
export async function cancelSubscription(
  shop: Shop,
  ownerId: string,
  subscriptionId: string,
): Promise<void> {
  await change(shop, ownerId, subscriptionId, shop.payments.cancelAtPeriodEnd)
}

/**
 * Takes a cancellation back, before the subscription has ended.
 * @throws as `cancelSubscription`
 */
export async function resumeSubscription(
  shop: Shop,
  ownerId: string,
  subscriptionId: string,
): Promise<void> {
  await change(shop, ownerId, subscriptionId, shop.payments.resume)
}

/**
 * Opens Stripe's pages for the owner's card and invoices.
 * @param returnUrl where they lead back to
 * @returns their address, good for minutes
 * @throws {NotFound} when the owner has never bought anything
 * @throws {PaymentsUnavailable} {PaymentsRefused}
 */
export async function openPortal(
  { payments }: Shop,
  ownerId: string,
  portal: { readonly returnUrl: string; readonly locale: 'en' | 'tr' },
): Promise<string> {
  const customerId = await asOwner(ownerId, (transaction) => findCustomerId(transaction, ownerId))
  if (!customerId) throw new NotFound('subscription_not_found')
  return payments.openPortal({ customerId, ...portal })
}

async function change(
  shop: Shop,
  ownerId: string,
  id: string,
  ask: (id: string) => Promise<unknown>,
): Promise<void> {
  await requireRunning(ownerId, id)
  try {
    await ask(id)
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
    // It may have ended, and we have not heard of it yet.
    await syncSubscription(shop, id)
    await requireRunning(ownerId, id)
    throw error
  }
  await syncSubscription(shop, id)
}

async function requireRunning(ownerId: string, subscriptionId: string): Promise<void> {
  if (!isStripeId('sub', subscriptionId)) throw new NotFound('subscription_not_found')
  const [row] = await asOwner(ownerId, (transaction) =>
    transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.subscriptionId, subscriptionId),
          isNotNull(subscriptions.stripeCustomerId),
        ),
      ),
  )
  if (!row) throw new NotFound('subscription_not_found')
  if (endedStatuses.includes(row.stripeStatus)) throw new Conflict('subscription_ended')
}
