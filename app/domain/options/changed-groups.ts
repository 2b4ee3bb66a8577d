import { parseOptionGroups, type OptionGroup } from '../guest-menu/option-group.ts'
import type { Dish } from '../locks/lock-dish.ts'
import type { ParsedGroup } from './options-schema.ts'
import { storedGroups, voidGroups } from './stored-groups.ts'

/**
 * Returns a dish's groups of options after a save; a form without options leaves them as they are.
 * @param editedDish the dish with the form's texts
 * @throws {InvalidFieldsError} with the words of an option that contradict a statement
 */
export function changedGroups(
  dish: Dish,
  editedDish: Dish,
  submitted: readonly ParsedGroup[] | undefined,
  { confirmsAll }: { readonly confirmsAll: boolean },
): readonly OptionGroup[] {
  const before = parseOptionGroups(dish.optionGroups)
  const now = new Date()
  const current = voidGroups(dish, editedDish, now)
  return submitted ? storedGroups(submitted, { before, current, confirmsAll, now }) : current
}
