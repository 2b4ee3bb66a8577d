import type { StoredReason } from '#app/db/schema/reply-evidence.ts'
import type { DishState, Reason } from '../dietary/dish-state.ts'
import type { Diet, DietaryFact } from '../dietary/facts.ts'
import type { GuestDish } from '../menus/guest-menu.ts'

/** One fact that a reply rested on, as it was when the reply was written. */
export interface Evidence {
  readonly dishId: string
  readonly fact: DietaryFact | Diet
  readonly state: DishState['state']
  readonly reason: StoredReason
  /** Names the dish's words and statements of that time. */
  readonly factsVersion: number
}

/** Notes the state of a fact in a dish, with what it came from. */
export function asEvidence(
  { id, factsVersion = 0 }: GuestDish,
  fact: Evidence['fact'],
  { state, reason }: DishState,
): Evidence {
  return { dishId: id, fact, state, reason: stored(reason), factsVersion }
}

function stored(reason: Reason): StoredReason {
  return reason.kind === 'confirmed'
    ? { kind: reason.kind, confirmedAt: reason.at.toISOString() }
    : reason
}
