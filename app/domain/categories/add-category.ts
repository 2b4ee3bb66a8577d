import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../menus/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'
import { assertParent } from './assert-parent.ts'
import type { Category } from './lock-category.ts'
import { newCategorySchema } from './schemas.ts'

/**
 * Adds a category after the menu's others.
 * @param input `{name, parentId?}`
 * @throws {NotFound} if there is no such menu, or no such parent on it
 * @throws {InvalidFields}
 */
export async function addCategory(
  ownerId: string,
  menuId: string,
  input: unknown,
): Promise<Category> {
  const fields = parseInput(newCategorySchema, input)
  return asOwner(ownerId, async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    await assertParent(transaction, { menuId: menu.id }, fields.parentId)
    const position = await nextPosition(transaction, categories, eq(categories.menuId, menu.id))
    const added = await transaction
      .insert(categories)
      .values({ ...fields, ownerId, menuId: menu.id, position })
      .returning()
    await touchMenu(transaction, menu.id)
    return returnedRow(added)
  })
}
