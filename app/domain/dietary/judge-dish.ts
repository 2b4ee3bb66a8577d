import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { DishOption } from '../guest-menu/option-group.ts'
import { judgeChoices, type Choice, type ChoiceVerdict } from './judge-choices.ts'
import { stateOfOption } from './option-state.ts'
import { stateWithoutOptions } from './state-without-options.ts'
import type { DietaryTarget } from '../guest-menu/dietary-target.ts'

/** Options of one group. Choosing any one of them makes a dish free of what the guest avoids. */
export type OptionChoice = Choice<DishOption>

/** Returns the extra price of the cheapest options of some choices, in minor units. */
export const extraOf = (choices: readonly OptionChoice[]): number =>
  choices.reduce((sum, [{ extraMinor }]) => sum + extraMinor, 0)

/** Judges a dish with its options by everything that a guest avoids. */
function judgeDish(dish: GuestDish, avoided: readonly DietaryTarget[]): ChoiceVerdict<DishOption> {
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
    avoided.map((one) => stateWithoutOptions(dish, one).state),
    groups,
  )
}

/**
 * Finds the choices that make a dish free of everything that a guest avoids, as confirmed by the
 * owner. Empty if the dish is free of it without any, or if no choices make it so.
 */
export function findChoices(
  dish: GuestDish,
  avoided: readonly DietaryTarget[],
): readonly OptionChoice[] {
  if (!dish.optionGroups || avoided.length === 0) return []
  const verdict = judgeDish(dish, avoided)
  return verdict.group === 'fits_with' ? verdict.choices : []
}
