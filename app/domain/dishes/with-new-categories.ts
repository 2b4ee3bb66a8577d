import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { insertCategory } from '../categories/insert-category.ts'
import { foldText } from '../dietary/fold-text.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { invalidField } from '../parse-input.ts'
import { assertDishCategories, type DishCategories } from './assert-dish-categories.ts'

interface TypedCategories extends DishCategories {
  readonly newMainCategory: string
  readonly newSubCategory: string
}

/**
 * Adds the categories that a dish's form names to its locked menu, unless the menu has them already,
 * and checks those that it chooses.
 * @returns the form's other fields, with the dish's categories
 * @throws {NotFoundError | InvalidFieldsError | LimitReachedError}
 */
export async function withNewCategories<Fields extends TypedCategories>(
  transaction: Transaction,
  menu: Menu,
  { newMainCategory, newSubCategory, ...fields }: Fields,
): Promise<Omit<Fields, 'newMainCategory' | 'newSubCategory'>> {
  const mainCategoryId =
    newMainCategory === ''
      ? fields.mainCategoryId
      : await findOrInsert(transaction, menu, newMainCategory, null)
  // The sub-categories that the form offers belong to the main category that it chooses.
  const chosenSub = newMainCategory === '' ? fields.subCategoryId : null
  await assertDishCategories(transaction, menu.id, { mainCategoryId, subCategoryId: chosenSub })
  if (newSubCategory !== '' && mainCategoryId === null) {
    throw invalidField('newSubCategory', 'dish_sub_category_elsewhere')
  }
  const subCategoryId =
    newSubCategory === ''
      ? chosenSub
      : await findOrInsert(transaction, menu, newSubCategory, mainCategoryId)
  return { ...fields, mainCategoryId, subCategoryId }
}

/** Returns the id of the category with a name, in any case, below a parent. */
async function findOrInsert(
  transaction: Transaction,
  menu: Menu,
  name: string,
  parentId: string | null,
): Promise<string> {
  const below = parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId)
  const siblings = await transaction
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(eq(categories.menuId, menu.id), below))
  const folded = foldText(name)
  const found = siblings.find((sibling) => foldText(sibling.name) === folded)
  return found?.id ?? (await insertCategory(transaction, menu, { name, parentId })).id
}
