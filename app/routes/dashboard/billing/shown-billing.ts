import type { Billing, SubscriptionView } from '#app/domain/billing/find-billing.ts'
import type { ShownPlan } from '../../pricing/shown-plan.ts'

/** How a subscription stands, in the one word that matters most. */
export type Standing =
  | 'trialing'
  | 'active'
  | 'canceling'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'ended'

export function standingOf(subscription: SubscriptionView): Standing {
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

/** Whether the owner has to see to the card. */
export function needsCard(standing: Standing): standing is 'past_due' | 'unpaid' | 'paused' {
  return standing === 'past_due' || standing === 'unpaid' || standing === 'paused'
}

/** Whether this plan is the owner's own, so that it cannot be bought again. */
export function hasPlan({ subscription, mayBuy }: Billing, plan: ShownPlan): boolean {
  if (subscription?.planName !== plan.plan_name) return false
  return subscription.isActive || !mayBuy
}
