/** What a plan promises, as keys of the `billing` messages. */
export type PlanFeature =
  | 'feature_menu_design'
  | 'feature_qr_generation'
  | 'feature_many_restaurants'
  | 'feature_qr_each'
  | 'feature_ai_instructions'
  | 'feature_analytics'

/** Which prices at Stripe a plan is sold at. */
export interface PlanPriceIds {
  /** The monthly price. */
  readonly priceId: string
  /** The metered price of messages past the limit. */
  readonly overagePriceId: string
}

/** A plan of the catalogue, with the fields of spec section 9. */
export interface Plan extends PlanPriceIds {
  readonly id: PlanId
  readonly title: string
  readonly plan_name: string
  /** Integer minor units a month. */
  readonly price: number
  /** ISO 4217. */
  readonly currency: string
  readonly currencySymbol: string
  /** Messages a month before each one costs `overagePrice`. */
  readonly ai_message_limit: number
  /** Carried and shown; it blocks nothing (design section 9). */
  readonly restaurant_limit: number
  readonly trial_period_days: number
  readonly features: readonly PlanFeature[]
  /** Whether it is shown and sold. */
  readonly isActive: boolean
  /** Integer minor units for a message past the limit. */
  readonly overagePrice: number
}

export type PlanId = 'starter' | 'basic'

type PlanTerms = Omit<Plan, keyof PlanPriceIds>

/** Spec section 9: every plan's trial. */
export const trialDays = 14

const terms: readonly PlanTerms[] = [
  {
    id: 'starter',
    title: 'Starter',
    plan_name: 'Starter',
    price: 29_00,
    currency: 'USD',
    currencySymbol: '$',
    ai_message_limit: 1000,
    restaurant_limit: 1,
    trial_period_days: trialDays,
    features: ['feature_menu_design', 'feature_qr_generation'],
    isActive: false,
    overagePrice: 1,
  },
  {
    id: 'basic',
    title: 'Basic',
    plan_name: 'Basic',
    price: 99_00,
    currency: 'GBP',
    currencySymbol: '£',
    ai_message_limit: 5000,
    restaurant_limit: 1,
    trial_period_days: trialDays,
    features: [
      'feature_many_restaurants',
      'feature_qr_each',
      'feature_ai_instructions',
      'feature_analytics',
    ],
    isActive: true,
    overagePrice: 1,
  },
]

/**
 * The catalogue, sold at these prices. A plan without prices is not in it: nobody could
 * buy it, and nobody is told of it.
 */
export function makePlans(prices: Readonly<Partial<Record<PlanId, PlanPriceIds>>>): Plan[] {
  return terms.flatMap((plan) => {
    const ids = prices[plan.id]
    return ids ? [{ ...plan, ...ids }] : []
  })
}

/** What a plan costs and charges, by its name, sold or not. */
export function findPlanTerms(planName: string): PlanTerms | undefined {
  return terms.find((plan) => plan.plan_name === planName)
}

/** Whether a checkout of the plan begins with a trial: one in an owner's life (spec section 5). */
export function hasTrial(plan: Pick<Plan, 'trial_period_days'>, hadTrial: boolean): boolean {
  return plan.trial_period_days > 1 && !hadTrial
}

/** How the bar of used messages looks. */
export interface UsageBar {
  /** 0 to 100, whole. */
  readonly percent: number
  readonly colour: 'green' | 'yellow' | 'red'
}

/** @param limit messages a month; 0 is used up from the start */
export function usageBar(used: number, limit: number): UsageBar {
  const share = limit > 0 ? Math.min((used / limit) * 100, 100) : 100
  const colour = share <= 70 ? 'green' : share <= 90 ? 'yellow' : 'red'
  // Rounded down, so that a full bar is a used-up limit.
  return { percent: Math.floor(share), colour }
}
