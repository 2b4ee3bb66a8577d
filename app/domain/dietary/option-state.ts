import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { isStatedFact, type Statements } from '../guest-menu/statements.ts'
import { validStatements, type DishOption } from '../guest-menu/option-group.ts'
import { findConcept } from './dish-facts.ts'
import type { OptionState } from './judge-choices.ts'
import { findTermsCached } from './cached-parsing.ts'
import { isKnownIngredient, stateWithoutOptions } from './state-without-options.ts'
import type { DietaryTarget } from '../guest-menu/dietary-target.ts'
import { mayHaveUnnamed } from './unnamed-food.ts'
import { asDish, type DishTexts } from './dish-texts.ts'

/** Returns the texts of an option, which are analysed like those of a dish. */
export const textsOfOption = ({
  name,
  ingredients,
}: Pick<DishOption, 'name' | 'ingredients'>): DishTexts => ({
  name,
  ingredients: [...ingredients],
  description: '',
  tags: [],
  aiInstructions: '',
})

/** An option as if it were a dish, so that the same rules judge it. */
interface OptionDishes {
  /** With all statements about the option. */
  readonly itself: GuestDish
  /** Only with the statements that the option makes the whole dish free of something. */
  readonly removing: GuestDish
}

const optionDishes = new WeakMap<DishOption, OptionDishes>()

function asDishes(option: DishOption): OptionDishes {
  const existing = optionDishes.get(option)
  if (existing) return existing
  const dish = asDish(textsOfOption(option))
  const statedAs = (states: readonly string[]): GuestDish => {
    const valid = validStatements(option).filter(([, { state }]) => states.includes(state))
    const stated: Statements = Object.fromEntries(
      valid.flatMap(([fact, { confirmedAt }]) =>
        isStatedFact(fact)
          ? [[fact, { state: 'free' as const, confirmedAt: new Date(confirmedAt) }] as const]
          : [],
      ),
    )
    // Other diets can't be stated about a dish: there, a tag marks them.
    const tags = valid.flatMap(([fact]) => (isStatedFact(fact) ? [] : [fact]))
    return { ...dish, stated, tags }
  }
  const dishes = { itself: statedAs(['free', 'removes']), removing: statedAs(['removes']) }
  optionDishes.set(option, dishes)
  return dishes
}

/** Returns an option as if it were a dish, with all statements about it. */
export const optionAsDish = (option: DishOption): GuestDish => asDishes(option).itself

/**
 * Returns what is recorded about an avoided thing in an option. The option's words can only add
 * something; only the owner's statements can remove it, or say that the option has none of it.
 */
export function stateOfOption(option: DishOption, avoided: DietaryTarget): OptionState {
  const { itself, removing } = asDishes(option)
  if (avoided.kind === 'food') return stateOfFood(itself, avoided)
  switch (stateWithoutOptions(itself, avoided).state) {
    case 'contains':
      return 'adds'
    case 'may_contain':
      return 'may_add'
    case 'free':
      return stateWithoutOptions(removing, avoided).state === 'free' ? 'removes' : 'none'
    case 'not_recorded':
      return 'unknown'
  }
}

/** Foods can't be stated; an option whose words are all known, and name others, has none of it. */
function stateOfFood(
  dish: GuestDish,
  { concept, isAllergy = false }: Extract<DietaryTarget, { kind: 'food' }>,
): OptionState {
  if (findConcept(dish, concept) !== undefined) return 'adds'
  const { name, ingredients } = dish
  const isKnown =
    ingredients.length > 0 ? ingredients.every(isKnownIngredient) : findTermsCached(name).length > 0
  return isKnown && !isAllergy && !mayHaveUnnamed(dish, concept) ? 'none' : 'unknown'
}
