import type { Transaction } from '#app/db/actors.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'
import { invalidField } from '../parse-input.ts'

/** A dish's categories; null for none. */
export interface DishCategories {
  readonly mainCategoryId: string | null
  readonly subCategoryId: string | null
}

/**
 * Checks that a dish is in a main category of its menu, and optionally in one of that category's
 * sub-categories.
 * @throws {NotFoundError} if one of them isn't on this menu
 * @throws {InvalidFieldsError} if they don't belong together
 */
export async function assertDishCategories(
  transaction: Transaction,
  menuId: string,
  { mainCategoryId, subCategoryId }: DishCategories,
): Promise<void> {
  if (mainCategoryId !== null) {
    const main = await getCategoryOnMenu(transaction, menuId, mainCategoryId)
    if (main.parentId !== null) throw invalidField('mainCategoryId', 'dish_main_category_is_sub')
  }
  if (subCategoryId !== null) {
    const sub = await getCategoryOnMenu(transaction, menuId, subCategoryId)
    if (mainCategoryId === null || sub.parentId !== mainCategoryId) {
      throw invalidField('subCategoryId', 'dish_sub_category_elsewhere')
    }
  }
}
