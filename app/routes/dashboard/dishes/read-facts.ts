import { determineDiet, determineFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { textsOfOption } from '#app/domain/dietary/option-state.ts'
import { deriveState, type DishState } from '#app/domain/dietary/state-without-options.ts'
import {
  isStatedDiet,
  statedFacts,
  type OptionFact,
  type StatedFact,
  type StatedState,
} from '#app/domain/guest-menu/statements.ts'
import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import type { TypedOption } from '#app/domain/options/options-schema.ts'
import { dietaryFacts, diets, type DietaryFact } from '#app/domain/guest-menu/facts.ts'
import { isStillValid } from '#app/domain/dietary/is-still-valid.ts'
import { asDish, type DishTexts } from '#app/domain/dietary/dish-texts.ts'
import { parseList } from '#app/domain/parse-list.ts'
import { groupBy } from '#app/domain/group-by.ts'
import type { DishValues } from './dish-values.ts'

/** A fact that the assistant derives from the typed texts, with the words as reasons. */
export interface DerivedFact extends DishFact {
  readonly fact: DietaryFact
}

/** A tag that claims a diet or the absence of an ingredient, which other words contradict. */
interface ContradictedTag {
  readonly tag: string
  readonly against: readonly string[]
}

export interface DerivedFacts {
  readonly facts: readonly DerivedFact[]
  readonly contradicted: readonly ContradictedTag[]
}

function dishTexts(values: DishValues): DishTexts {
  return {
    name: values['name'] ?? '',
    description: values['description'] ?? '',
    aiInstructions: values['aiInstructions'] ?? '',
    ingredients: parseList(values['ingredients'] ?? ''),
    tags: parseList(values['tags'] ?? ''),
  }
}

/** Derives the state of every fact that can be stated from the typed texts. */
export function readStates(values: DishValues): ReadonlyMap<StatedFact, DishState> {
  const dish = asDish(dishTexts(values))
  return new Map(statedFacts.map((fact) => [fact, deriveState(dish, fact)]))
}

/** Whether a statement is still valid after the changes from the stored to the typed texts. */
export function staysValid(
  statement: { readonly fact: OptionFact; readonly state: StatedState },
  stored: DishValues,
  typed: DishValues,
): boolean {
  return isStillValid(statement, dishTexts(stored), dishTexts(typed))
}

/** The facts that an option adds, or may add, according to its typed texts. */
export function readOption(option: TypedOption): Readonly<Record<'adds' | 'mayAdd', StatedFact[]>> {
  const dish = asDish(textsOfTyped(option))
  const factsWith = (state: StatedState) =>
    statedFacts.filter((fact) => !isStatedDiet(fact) && deriveState(dish, fact).state === state)
  return { adds: factsWith('contains'), mayAdd: factsWith('may_contain') }
}

/** Whether a statement about an option is still valid after the changes from its stored texts. */
export const optionStaysValid = (
  fact: OptionFact,
  stored: Pick<DishOption, 'name' | 'ingredients'>,
  typed: TypedOption,
): boolean =>
  foldText(stored.name) === foldText(typed.name) &&
  isStillValid({ fact, state: 'free' }, textsOfOption(stored), textsOfTyped(typed))

const textsOfTyped = ({ name, ingredients }: TypedOption) =>
  textsOfOption({ name, ingredients: parseList(ingredients) })

/** Derives a dish's facts from the typed texts, in the same way as the assistant. */
export function readFacts(values: DishValues): DerivedFacts {
  const dish = asDish(dishTexts(values))
  const facts = dietaryFacts
    .map((fact) => ({ fact, ...determineFact(dish, fact) }))
    .filter(({ status }) => status !== 'not_recorded')
  const promises = diets.flatMap((diet) => {
    const { tag, against } = determineDiet(dish, diet)
    return tag !== undefined && against.length > 0 ? [{ tag, against }] : []
  })
  const claims = facts.flatMap(({ contradictedTag, reasons }) =>
    contradictedTag === undefined ? [] : [{ tag: contradictedTag, against: reasons }],
  )
  const byTag = groupBy([...promises, ...claims], ({ tag }) => tag)
  const contradicted = [...byTag].map(([tag, all]) => ({
    tag,
    against: [...new Set(all.flatMap(({ against }) => against))],
  }))
  return { facts, contradicted }
}
