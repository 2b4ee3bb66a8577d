import { isDietaryFact } from '../guest-menu/facts.ts'
import { factInText, withoutName } from './dish-facts.ts'
import { asDish, type DishTexts } from './dish-texts.ts'
import { coveredFacts } from './covered-facts.ts'
import type { OptionFact, StatedState } from '../guest-menu/statements.ts'

/** The texts of a dish that contradict a statement. */
export interface Contradiction<Fact extends OptionFact> {
  readonly fact: Fact
  readonly words: readonly string[]
}

/**
 * Finds the statements that a dish's texts contradict: `free`, if they mention the fact or something
 * that the diet excludes, and `may_contain`, if according to them the dish contains it.
 */
export function findContradictions<Fact extends OptionFact>(
  texts: DishTexts,
  statedStates: ReadonlyMap<Fact, StatedState>,
): Contradiction<Fact>[] {
  const dish = asDish(texts)
  return [...statedStates].flatMap(([fact, state]) => {
    const against = coveredFacts(fact).flatMap((coveredFact) => {
      const judgedDish = state === 'free' ? withoutName(dish, coveredFact) : dish
      const { status, reasons } = factInText(judgedDish, coveredFact)
      const isAgainst =
        status === 'contains' || (status === 'mentioned' && state === 'free' && isDietaryFact(fact))
      return state !== 'contains' && isAgainst ? reasons : []
    })
    return against.length > 0 ? [{ fact, words: [...new Set(against)] }] : []
  })
}
