import { readStates } from '#app/domain/dietary/dish-state.ts'
import type { StatedState } from '#app/domain/dietary/statements.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'

/** What the owner states of a dish, as a model is told; what recorded words contradict is left out. */
export function statedFacts(
  dish: GuestDish,
): Readonly<Record<string, readonly string[]>> | undefined {
  if (!dish.stated) return undefined
  const inState = (wanted: StatedState, areDiets: boolean) =>
    [...readStates(dish)].flatMap(([fact, { state, reason }]) => {
      const isDiet = fact === 'vegan' || fact === 'vegetarian'
      const isTold = state === wanted && reason.kind === 'confirmed' && isDiet === areDiets
      return isTold ? [fact] : []
    })
  const told = {
    contains: inState('contains', false),
    may_contain: inState('may_contain', false),
    free_of: inState('free', false),
    suitable_for: inState('free', true),
    not_suitable_for: [...inState('contains', true), ...inState('may_contain', true)],
  }
  const named = Object.entries(told).filter(([, facts]) => facts.length > 0)
  return named.length > 0 ? Object.fromEntries(named) : undefined
}
