import type { Transaction } from '#app/db/actors.ts'
import { getCategoryOnMenu } from '../categories/lock-category.ts'
import { refuseField } from '../parse-input.ts'

/** The headings under which a dish stands; both null for none. */
interface Place {
  readonly mainCategoryId: string | null
  readonly subCategoryId: string | null
}

/**
 * A dish stands under a main category of its menu, and there perhaps under one of its
 * sub-categories.
 * @throws {NotFound} if one of them is not on this menu
 * @throws {InvalidFields} if they are, but do not belong together
 */
export async function assertPlace(
  transaction: Transaction,
  menuId: string,
  { mainCategoryId, subCategoryId }: Place,
): Promise<void> {
  if (mainCategoryId !== null) {
    const main = await getCategoryOnMenu(transaction, menuId, mainCategoryId)
    if (main.parentId !== null) throw refuseField('mainCategoryId', 'dish_main_category_is_sub')
  }
  if (subCategoryId !== null) {
    const sub = await getCategoryOnMenu(transaction, menuId, subCategoryId)
    if (mainCategoryId === null || sub.parentId !== mainCategoryId) {
      throw refuseField('subCategoryId', 'dish_sub_category_elsewhere')
    }
  }
}
