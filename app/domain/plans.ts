/** A plan's features, as keys of the `billing` messages. */
export type PlanFeature =
  | 'feature_menu_design'
  | 'feature_qr_generation'
  | 'feature_many_restaurants'
  | 'feature_qr_each'
  | 'feature_ai_instructions'
  | 'feature_analytics'

/** The Stripe prices of a plan. */
export interface PlanPriceIds {
  /** The monthly price. */
  readonly priceId: string
  /** The metered price of messages beyond the limit. */
  readonly overagePriceId: string
}

/** A plan of the catalogue, with the fields of spec section 9. */
export interface Plan extends PlanPriceIds {
  readonly id: PlanId
  readonly title: string
  readonly plan_name: string
  /** Integer minor units per month. */
  readonly price: number
  /** ISO 4217. */
  readonly currency: string
  readonly currencySymbol: string
  /** Messages per month before each further one costs `overagePrice`. */
  readonly ai_message_limit: number
  /** Displayed only; not enforced (design section 9). */
  readonly restaurant_limit: number
  readonly trial_period_days: number
  readonly features: readonly PlanFeature[]
  /** Whether it is displayed and sold. */
  readonly isActive: boolean
  /** Integer minor units per message beyond the limit. */
  readonly overagePrice: number
}

export type PlanId = 'starter' | 'basic'

type PlanTerms = Omit<Plan, keyof PlanPriceIds>

/** The trial of every plan (spec section 9). */
export const trialDays = 14

const planTerms: readonly PlanTerms[] = [
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

/** Builds the catalogue with these prices. Omits plans without prices, which can't be sold. */
export function makePlans(prices: Readonly<Partial<Record<PlanId, PlanPriceIds>>>): Plan[] {
  return planTerms.flatMap((plan) => {
    const ids = prices[plan.id]
    return ids ? [{ ...plan, ...ids }] : []
  })
}

/** Finds a plan by its name, whether or not it is sold. */
export function findPlanTerms(planName: string): PlanTerms | undefined {
  return planTerms.find((plan) => plan.plan_name === planName)
}

/** Whether a checkout of the plan starts with a trial: once per owner (spec section 5). */
export function hasTrial(plan: Pick<Plan, 'trial_period_days'>, hadTrial: boolean): boolean {
  return plan.trial_period_days > 1 && !hadTrial
}

/** The appearance of the usage bar. */
export interface UsageBar {
  /** Integer, 0 to 100. */
  readonly percent: number
  readonly colour: 'green' | 'yellow' | 'red'
}

/**
 * Returns the fill level and the colour of the usage bar.
 * @param limit messages per month; 0 counts as used up
 */
export function usageBar(used: number, limit: number): UsageBar {
  const share = limit > 0 ? Math.min((used / limit) * 100, 100) : 100
  // Rounded down, so that the bar is full only when the limit is used up.
  return { percent: Math.floor(share), colour: barColour(share) }
}

function barColour(share: number): UsageBar['colour'] {
  if (share <= 70) return 'green'
  return share <= 90 ? 'yellow' : 'red'
}
