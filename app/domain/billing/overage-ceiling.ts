import { findPlanTerms } from '../plans.ts'

/** The terms of the messages beyond a subscription's limit. */
export interface OverageTerms {
  /** ISO 4217. */
  readonly currency: string
  /** Integer minor units per message beyond the limit. */
  readonly price: number
  /** The most that is charged per period, in minor units. */
  readonly ceiling: number
}

/** The highest ceiling accepted: 10,000.00 in minor units. */
export const maxCeilingMinor = 1_000_000

/**
 * Returns the overage terms of a plan.
 * @param ownCeiling the owner's ceiling in minor units; null for the default, the plan's price
 * @returns undefined for an unknown plan: nothing may be charged for it
 */
export function overageTerms(
  planName: string,
  ownCeiling: number | null,
): OverageTerms | undefined {
  const plan = findPlanTerms(planName)
  if (!plan) return undefined
  return { currency: plan.currency, price: plan.overagePrice, ceiling: ownCeiling ?? plan.price }
}

/** Converts the ceiling to messages, rounded down so that charges never exceed it. */
export function allowedMessages(terms: OverageTerms | undefined): number {
  return terms ? Math.floor(terms.ceiling / terms.price) : 0
}

/**
 * Returns the ceiling that a new subscription takes over from an earlier one. An amount in another
 * currency isn't taken over, because it was chosen for other prices; 0 is 0 in every currency.
 */
export function inheritedCeiling(
  earlier: { readonly planName: string; readonly overageCeiling: number | null } | undefined,
  planName: string,
): number | null {
  if (!earlier || earlier.overageCeiling === null) return null
  if (earlier.overageCeiling === 0) return 0
  const currency = findPlanTerms(planName)?.currency
  const isSameCurrency =
    currency !== undefined && findPlanTerms(earlier.planName)?.currency === currency
  return isSameCurrency ? earlier.overageCeiling : null
}
