import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { factInText } from './dish-facts.ts'
import { deriveState, isDietaryFact } from './dish-state.ts'
import { foldText } from './fold-text.ts'
import { excludedBy, type DietaryFact } from '../guest-menu/facts.ts'
import type { StatedFact, StatedState } from '../guest-menu/statements.ts'

/** The texts of a dish on which statements about it are based. */
export type DishWords = Pick<
  GuestDish,
  'name' | 'description' | 'ingredients' | 'tags' | 'aiInstructions'
>

/**
 * Whether an owner's statement stays valid after its dish's text changes. The rules err on the safe
 * side:
 * - An ingredient that is new, or worded differently, voids every `free`: a known one may come with
 *   traces, an unknown one may contain anything. Even salt: we can't ask which salt.
 * - A name, description, tag or note that now mentions the fact voids its `free`.
 * - Removing an ingredient that supports `contains` or `may_contain` voids it.
 * - Changes of order, case or accents have no effect, and removals don't void `free`.
 */
export function stillHolds(
  { fact, state }: { readonly fact: StatedFact; readonly state: StatedState },
  before: DishWords,
  after: DishWords,
): boolean {
  if (state === 'free') {
    return missingIn(before, after).length === 0 && !speaksAnew(fact, before, after)
  }
  const gone = new Set(missingIn(after, before))
  return !reasonsOf(fact, before).some((words) => gone.has(words))
}

/** Returns the ingredients of one dish, as written, that another lacks. */
function missingIn(other: DishWords, { ingredients }: DishWords): string[] {
  const known = new Set(other.ingredients.map(asCompared))
  return ingredients.filter((ingredient) => !known.has(asCompared(ingredient)))
}

const asCompared = (ingredient: string) => foldText(ingredient).replaceAll(/\s+/g, ' ').trim()

const weight = { not_recorded: 0, free: 0, may_contain: 1, contains: 2 } as const

/** Whether the text now says more about a fact than before. */
function speaksAnew(fact: StatedFact, before: DishWords, after: DishWords): boolean {
  const weightIn = (words: DishWords) => weight[deriveState(asDish(words), fact).state]
  return weightIn(after) > weightIn(before)
}

/** Returns the recorded words because of which a dish contains, or may contain, a fact. */
function reasonsOf(fact: StatedFact, words: DishWords): readonly string[] {
  const dish = asDish(words)
  return factsOf(fact).flatMap((one) => {
    const { status, reasons } = factInText(dish, one)
    return status === 'marked_free' ? [] : reasons
  })
}

/** Returns the facts that a statement covers; for a diet, everything that it excludes. */
function factsOf(fact: StatedFact): readonly DietaryFact[] {
  return fact === 'vegan' || fact === 'vegetarian'
    ? excludedBy[fact]
    : isDietaryFact(fact)
      ? [fact]
      : []
}

/** Returns a dish with only these texts. */
export function asDish({
  name,
  description,
  ingredients,
  tags,
  aiInstructions,
}: DishWords): GuestDish {
  return {
    id: '',
    name,
    description,
    ingredients,
    tags,
    aiInstructions,
    calories: null,
    priceMinor: null,
    imageUrl: null,
  }
}

/** Words of a dish that contradict a statement. */
export interface Contradiction {
  readonly fact: StatedFact
  readonly words: readonly string[]
}

/**
 * Finds the statements that a dish's texts contradict: `free` or a suitable diet when they name
 * something excluded, and `may_contain` when they say that it is contained.
 */
export function findContradictions(
  words: DishWords,
  stated: ReadonlyMap<StatedFact, StatedState>,
): Contradiction[] {
  const dish = asDish(words)
  return [...stated].flatMap(([fact, state]) => {
    const against = factsOf(fact).flatMap((one) => {
      const { status, reasons } = factInText(dish, one)
      const isAgainst =
        status === 'contains' || (status === 'mentioned' && state === 'free' && isDietaryFact(fact))
      return state !== 'contains' && isAgainst ? reasons : []
    })
    return against.length > 0 ? [{ fact, words: [...new Set(against)] }] : []
  })
}
