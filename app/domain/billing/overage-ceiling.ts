import { findPlanTerms } from '../plans.ts'

/** What a subscription charges past its limit. */
export interface OverageTerms {
  /** ISO 4217. */
  readonly currency: string
  /** Integer minor units for a message past the limit. */
  readonly price: number
  /** The most that is charged in a period, in minor units. */
  readonly ceiling: number
}

/** No one has to type a ceiling above this; 10,000.00 in minor units. */
export const maxCeilingMinor = 1_000_000

/**
 * What applies past a plan's limit.
 * @param chosen the owner's ceiling in minor units; null for the default, the plan's price
 * @returns undefined for a plan that is in no catalogue: nothing may be charged for it
 */
export function overageTerms(planName: string, chosen: number | null): OverageTerms | undefined {
  const plan = findPlanTerms(planName)
  if (!plan) return undefined
  return { currency: plan.currency, price: plan.overagePrice, ceiling: chosen ?? plan.price }
}

/** A ceiling in messages. Rounded down: what is charged never exceeds it. */
export function allowedMessages(terms: OverageTerms | undefined): number {
  return terms ? Math.floor(terms.ceiling / terms.price) : 0
}

/**
 * The ceiling that an owner's earlier subscription leaves to a new one. An amount in another
 * currency is not kept, as it was chosen for other prices; 0 is 0 in every currency.
 */
export function inheritedCeiling(
  earlier: { readonly planName: string; readonly overageCeiling: number | null } | undefined,
  planName: string,
): number | null {
  if (!earlier?.overageCeiling) return earlier?.overageCeiling ?? null
  const [before, now] = [findPlanTerms(earlier.planName), findPlanTerms(planName)]
  return before && before.currency === now?.currency ? earlier.overageCeiling : null
}
