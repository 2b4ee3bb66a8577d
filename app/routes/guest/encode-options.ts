import { stateWithoutOptions } from '#app/domain/dietary/state-without-options.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { isDietaryFact } from '#app/domain/guest-menu/facts.ts'
import { groupToName } from '#app/domain/dietary/option-label.ts'
import { stateOfOption } from '#app/domain/dietary/option-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { validStatements } from '#app/domain/guest-menu/option-group.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { statedFacts, type OptionFact } from '#app/domain/guest-menu/statements.ts'
import { encodeOption, encodeOwn, type OptionCode } from './option-code.ts'

/** Returns a fact as something that a guest may avoid. */
export const asTarget = (fact: OptionFact): DietaryTarget =>
  isDietaryFact(fact) ? { kind: 'fact', fact } : { kind: 'diet', diet: fact }

const targets = statedFacts.map(asTarget)

/**
 * The value of a dish's `data-options`; undefined if no choice can be confirmed for anything.
 * @param shown the dish's texts
 */
export function encodeOptions(dish: GuestDish, shown: ShownDish): string | undefined {
  const { optionGroups = [] } = dish
  const isStated = optionGroups.some(({ options }) =>
    options.some((option) => validStatements(option).length > 0),
  )
  if (!isStated) return undefined
  const code: OptionCode = {
    own: encodeOwn((index) => stateWithoutOptions(dish, at(index)).state),
    groups: optionGroups.map((group, groupIndex) => ({
      min: group.min,
      max: group.max,
      options: group.options.map((option, optionIndex) => [
        encodeOption((index) => stateOfOption(option, at(index))),
        isAmbiguous(shown, groupIndex, optionIndex) ? 1 : 0,
      ]),
    })),
  }
  return JSON.stringify(code)
}

function isAmbiguous({ optionGroups = [] }: ShownDish, groupIndex: number, optionIndex: number) {
  const group = optionGroups[groupIndex]
  const option = group?.options[optionIndex]
  return group && option && groupToName(option, optionGroups, group) !== undefined
}

const at = (index: number): DietaryTarget => targets[index] ?? asTarget('gluten')
