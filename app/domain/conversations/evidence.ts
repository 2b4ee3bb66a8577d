import type { StoredOptions, StoredReason } from '#app/db/schema/reply-evidence.ts'
import type { DishState, Reason } from '../dietary/dish-state.ts'
import type { Diet, DietaryFact } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'

/** One fact that a reply is based on, as of when the reply was written. */
export interface Evidence {
  readonly dishId: string
  readonly fact: DietaryFact | Diet
  readonly state: DishState['state']
  readonly reason: StoredReason
  /** The version of the dish's text and statements at that time. */
  readonly factsVersion: number
}

/**
 * Converts the state of a fact about a dish to evidence for a reply.
 * @param withOptions the reply's statements about the dish with options
 */
export function asEvidence(
  { id, factsVersion = 0 }: GuestDish,
  fact: Evidence['fact'],
  { state, reason }: DishState,
  withOptions: readonly StoredOptions[],
): Evidence {
  const stored = toStoredReason(reason)
  return {
    dishId: id,
    fact,
    state,
    reason: withOptions.length > 0 ? { ...stored, withOptions } : stored,
    factsVersion,
  }
}

function toStoredReason(reason: Reason): StoredReason {
  return reason.kind === 'confirmed'
    ? { kind: reason.kind, confirmedAt: reason.at.toISOString() }
    : reason
}
