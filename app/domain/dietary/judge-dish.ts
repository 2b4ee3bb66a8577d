import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { DishOption } from '../guest-menu/option-group.ts'
import { judgeChoices, type Choice, type ChoiceVerdict } from './judge-choices.ts'
import { stateOfOption } from './option-state.ts'
import { ownStateOf, type Avoidable } from './own-state.ts'

/** Options of which a guest has to choose one for a dish to be free of what they avoid. */
export type OptionChoice = Choice<DishOption>

/** Returns what the cheapest of some choices cost in addition, in minor units. */
export const extraOf = (choices: readonly OptionChoice[]): number =>
  choices.reduce((sum, [{ extraMinor }]) => sum + extraMinor, 0)

/** Judges a dish with its options by everything that a guest avoids. */
export function judgeDish(
  dish: GuestDish,
  avoided: readonly Avoidable[],
): ChoiceVerdict<DishOption> {
  const groups = (dish.optionGroups ?? []).map(({ min, max, options }) => ({
    min,
    max,
    options: options.map((option) => ({
      option,
      states: avoided.map((one) => stateOfOption(option, one)),
      extraMinor: option.extraMinor,
    })),
  }))
  return judgeChoices(
    avoided.map((one) => ownStateOf(dish, one).state),
    groups,
  )
}

/**
 * Finds the choices with which a dish is confirmed to be free of everything that a guest avoids; none if
 * it is anyway, or isn't with any.
 */
export function findChoices(
  dish: GuestDish,
  avoided: readonly Avoidable[],
): readonly OptionChoice[] {
  if (!dish.optionGroups || avoided.length === 0) return []
  const verdict = judgeDish(dish, avoided)
  return verdict.group === 'fits_with' ? verdict.choices : []
}
