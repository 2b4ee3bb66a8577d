import { hasTrial, type Plan } from '#app/domain/plans.ts'

/** A plan as its readers see it, without what only Stripe needs. */
export type PlanView = Omit<Plan, 'priceId' | 'overagePriceId' | 'isActive'> & {
  /** Before the first payment; nothing for whoever has had it. */
  readonly trialDays: number | undefined
}

/** The plans that are for sale. */
export function toPlanViews(plans: readonly Plan[], hadTrial: boolean): PlanView[] {
  return plans
    .filter(({ isActive }) => isActive)
    .map(({ priceId: _price, overagePriceId: _overage, isActive: _active, ...plan }) => ({
      ...plan,
      trialDays: hasTrial(plan, hadTrial) ? plan.trial_period_days : undefined,
    }))
}
