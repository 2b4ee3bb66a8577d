import { hasTrial, type Plan } from '#app/domain/plans.ts'

/** A plan as shown to visitors, without Stripe's ids. */
export type PlanView = Omit<Plan, 'priceId' | 'overagePriceId' | 'isActive'> & {
  /** The days before the first payment; undefined for an owner who has already had a trial. */
  readonly trialDays: number | undefined
}

/**
 * Returns the plans on sale.
 * @param hadTrial whether the visitor is an owner who has already had a trial
 */
export function toPlanViews(plans: readonly Plan[], hadTrial: boolean): PlanView[] {
  return plans
    .filter(({ isActive }) => isActive)
    .map(({ priceId: _price, overagePriceId: _overage, isActive: _active, ...plan }) => ({
      ...plan,
      trialDays: hasTrial(plan, hadTrial) ? plan.trial_period_days : undefined,
    }))
}
