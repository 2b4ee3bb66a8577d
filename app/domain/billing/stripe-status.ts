import { stripeStatuses } from '#app/db/schema/subscriptions.ts'

export { stripeStatuses }
export type StripeStatus = (typeof stripeStatuses)[number]

/**
 * Whether guests may chat while Stripe says so. A payment that failed keeps the chat open
 * while Stripe tries again (`past_due`): the owner is told, and the guest at the table does not
 * pay for an expired card. What was never paid, or is given up, opens nothing.
 */
const accessOf: Record<StripeStatus, 'active' | 'canceled'> = {
  trialing: 'active',
  active: 'active',
  past_due: 'active',
  unpaid: 'canceled',
  paused: 'canceled',
  incomplete: 'canceled',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
}

/** The spec's two statuses, by what Stripe says. */
export function statusOf(status: StripeStatus): 'active' | 'canceled' {
  return accessOf[status]
}

/** What Stripe never changes again. */
export const endedStatuses: readonly StripeStatus[] = ['canceled', 'incomplete_expired']

/** What holds an owner back from a second subscription: it is paid, or can still be. */
export const heldStatuses: readonly StripeStatus[] = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
]
