import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { factInText } from './dish-facts.ts'
import { deriveState, isDietaryFact } from './dish-state.ts'
import { foldText } from './fold-text.ts'
import { excludedBy, type DietaryFact } from '../guest-menu/facts.ts'
import type { StatedFact, StatedState } from '../guest-menu/statements.ts'

/** A dish's words, as far as what is stated of it rests on them. */
export type DishWords = Pick<
  GuestDish,
  'name' | 'description' | 'ingredients' | 'tags' | 'aiInstructions'
>

/**
 * Whether an owner's statement outlives a change of its dish's words. The rules, on the safe side:
 * - An ingredient that is new, or written in other words, voids every `free`: a known one may come
 *   with traces, an unknown one may hold anything. Salt too: nobody is asked which salt.
 * - A name, description, tag or note that now speaks of the fact voids its `free`.
 * - `contains` and `may_contain` are voided when an ingredient that says so is taken out.
 * - Another order, other letters' case and other accents change nothing; nor does a removal
 *   void `free`.
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

/** The ingredients of one dish, in their own words, that another has not. */
function missingIn(other: DishWords, { ingredients }: DishWords): string[] {
  const known = new Set(other.ingredients.map(asCompared))
  return ingredients.filter((ingredient) => !known.has(asCompared(ingredient)))
}

const asCompared = (ingredient: string) => foldText(ingredient).replaceAll(/\s+/g, ' ').trim()

const weight = { not_recorded: 0, free: 0, may_contain: 1, contains: 2 } as const

/** Whether the words say more of a fact than they did. */
function speaksAnew(fact: StatedFact, before: DishWords, after: DishWords): boolean {
  const weightIn = (words: DishWords) => weight[deriveState(asDish(words), fact).state]
  return weightIn(after) > weightIn(before)
}

/** The recorded words for which a dish holds or may hold a fact. */
function reasonsOf(fact: StatedFact, words: DishWords): readonly string[] {
  const dish = asDish(words)
  return factsOf(fact).flatMap((one) => {
    const { status, reasons } = factInText(dish, one)
    return status === 'marked_free' ? [] : reasons
  })
}

/** What a stated fact is about: a diet, about all that it leaves out. */
function factsOf(fact: StatedFact): readonly DietaryFact[] {
  return fact === 'vegan' || fact === 'vegetarian'
    ? excludedBy[fact]
    : isDietaryFact(fact)
      ? [fact]
      : []
}

/** A dish of which nothing but its words is known. */
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

/** Words of a dish that speak against a statement. */
export interface Contradiction {
  readonly fact: StatedFact
  readonly words: readonly string[]
}

/**
 * The statements that a dish's own words contradict: none may be called free of what they name,
 * nor be called "may contain" where they say that it does.
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
