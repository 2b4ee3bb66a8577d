import { and, eq, isNotNull } from 'drizzle-orm'
import { subscriptions } from '#app/db/schema/index.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { PaymentsRefusedError } from './payment-errors.ts'
import type { BillingContext } from './payments.ts'
import { isStripeId } from './stripe-id.ts'
import { endedStatuses } from './stripe-status.ts'
import { syncSubscription } from './sync-subscription.ts'
import { asOwner } from '../as-owner.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Member } from '../actor.ts'

/**
 * Cancels a subscription at the end of the paid period; the chat stays open until then. Idempotent.
 * @param subscriptionId Stripe's id, from a form and so untrusted
 * @throws {NotFoundError} if it isn't this owner's; Stripe isn't called
 * @throws {ConflictError} if it has ended
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}
 */
export async function cancelSubscription(
  billing: BillingContext,
  member: Member,
  subscriptionId: string,
): Promise<void> {
  await changeAtStripe(billing, member, subscriptionId, {
    callStripe: billing.payments.cancelAtPeriodEnd,
    action: 'billing.cancelled',
  })
}

/**
 * Revokes a cancellation before the subscription has ended.
 * @throws as `cancelSubscription`
 */
export async function resumeSubscription(
  billing: BillingContext,
  member: Member,
  subscriptionId: string,
): Promise<void> {
  await changeAtStripe(billing, member, subscriptionId, {
    callStripe: billing.payments.resume,
    action: 'billing.resumed',
  })
}

async function changeAtStripe(
  billing: BillingContext,
  member: Member,
  id: string,
  {
    callStripe,
    action,
  }: {
    readonly callStripe: (id: string) => Promise<unknown>
    readonly action: 'billing.cancelled' | 'billing.resumed'
  },
): Promise<void> {
  const { id: subjectId } = await requireRunning(member, id)
  try {
    await callStripe(id)
  } catch (error) {
    if (!(error instanceof PaymentsRefusedError)) throw error
    // It may have ended at Stripe without an event so far.
    await syncSubscription(billing, id)
    await requireRunning(member, id)
    throw error
  }
  // Stripe may report the change before it is stored here, so the log names the member by an own entry.
  await recordAction(member, { action, subjectId })
  await syncSubscription(billing, id)
}

async function requireRunning(
  member: Member,
  subscriptionId: string,
): Promise<typeof subscriptions.$inferSelect> {
  if (!isStripeId('sub', subscriptionId)) throw new NotFoundError('subscription_not_found')
  const [row] = await asOwner(member, 'manageBilling', (transaction) =>
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
  if (!row) throw new NotFoundError('subscription_not_found')
  if (endedStatuses.includes(row.stripeStatus)) throw new ConflictError('subscription_ended')
  return row
}
