import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestMessageKey } from '#app/i18n/guest.ts'
import { isDiet } from './filter-code.ts'

/** A fact of a dish with the source of its state. */
export interface ShownFact {
  readonly fact: StatedFact
  readonly reason: DishState['reason']
}

/** Facts of a dish in the same state; the key is that of the group's label. */
interface FactGroup {
  readonly key: Extract<GuestMessageKey, 'contains' | 'mayContain' | 'freeOf' | 'suitable'>
  readonly facts: readonly ShownFact[]
}

/**
 * Groups what a dish contains, may contain, is free of, and suits. Only the owner's statements and
 * tags make it free of something.
 */
export function groupFacts(states: ReadonlyMap<StatedFact, DishState>): readonly FactGroup[] {
  const factsIn = (requested: DishState['state'], isWanted: (fact: StatedFact) => boolean) =>
    [...states]
      .filter(([fact, { state }]) => state === requested && isWanted(fact))
      .map(([fact, { reason }]) => ({ fact, reason }))
  return [
    { key: 'contains', facts: factsIn('contains', isContent) },
    { key: 'mayContain', facts: factsIn('may_contain', isContent) },
    { key: 'suitable', facts: factsIn('free', isDiet) },
    { key: 'freeOf', facts: factsIn('free', isContent) },
  ]
}

/**
 * The groups that a row shows as icons. What a dish is free of has no icon: at a glance, an icon of
 * milk means milk.
 */
export const iconGroups = (states: ReadonlyMap<StatedFact, DishState>) =>
  groupFacts(states).filter(({ key, facts }) => key !== 'freeOf' && facts.length > 0)

const isContent = (fact: StatedFact) => !isDiet(fact)

/** The allergens and diets about which nothing is recorded for a dish. */
export const unrecordedFacts = (states: ReadonlyMap<StatedFact, DishState>) =>
  [...states].filter(([, { state }]) => state === 'not_recorded').map(([fact]) => fact)
