import { stripeStatuses } from '#app/db/schema/subscriptions.ts'

export { stripeStatuses }
export type StripeStatus = (typeof stripeStatuses)[number]

/**
 * Whether guests may chat while a subscription has this status. A failed payment keeps the chat open while Stripe
 * retries (`past_due`): the owner is notified, and guests don't suffer from an expired card. The
 * chat is closed for a subscription that was never paid, or that Stripe has stopped charging.
 */
const accessByStatus: Record<StripeStatus, 'active' | 'canceled'> = {
  trialing: 'active',
  active: 'active',
  past_due: 'active',
  unpaid: 'canceled',
  paused: 'canceled',
  incomplete: 'canceled',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
}

/** Converts Stripe's status to one of the two that the spec knows (section 4). */
export function toSubscriptionStatus(status: StripeStatus): 'active' | 'canceled' {
  return accessByStatus[status]
}

/** Statuses that are final. */
export const endedStatuses: readonly StripeStatus[] = ['canceled', 'incomplete_expired']

/** Statuses that prevent a second subscription: paid, or still payable. */
export const ongoingStatuses: readonly StripeStatus[] = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
]
