import type { Billing, SubscriptionView } from '#app/domain/billing/get-billing.ts'
import type { PlanView } from '../../pricing/plan-view.ts'

/** A subscription's status as shown to its owner. */
export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'canceling'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'ended'

export function statusOf(subscription: SubscriptionView): SubscriptionStatus {
  const { stripeStatus, cancelAtPeriodEnd } = subscription
  switch (stripeStatus) {
    case 'canceled':
    case 'incomplete_expired':
      return 'ended'
    case 'trialing':
    case 'active':
      return cancelAtPeriodEnd ? 'canceling' : stripeStatus
    default:
      return stripeStatus
  }
}

/** Whether the owner must update the payment card. */
export function needsCard(status: SubscriptionStatus): status is 'past_due' | 'unpaid' | 'paused' {
  return status === 'past_due' || status === 'unpaid' || status === 'paused'
}

/** Whether the owner already has this plan, so that it can't be bought again. */
export function hasPlan({ subscription, mayBuy }: Billing, plan: PlanView): boolean {
  if (subscription?.planName !== plan.plan_name) return false
  return subscription.isActive || !mayBuy
}
