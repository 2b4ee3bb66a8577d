import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import type { Category } from '../locks/lock-category.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'

/**
 * Inserts a category after the others of a locked menu.
 * @throws {LimitReachedError}
 */
export async function insertCategory(
  transaction: Transaction,
  menu: Menu,
  values: Pick<Category, 'name' | 'parentId'> & Partial<Pick<Category, 'id' | 'service'>>,
): Promise<Category> {
  const onMenu = eq(categories.menuId, menu.id)
  await assertRoom(transaction, 'categories', categories, onMenu)
  const position = await nextPosition(transaction, categories, onMenu)
  const insertedRows = await transaction
    .insert(categories)
    .values({ ...values, ownerId: menu.ownerId, menuId: menu.id, position })
    .returning()
  return returnedRow(insertedRows)
}
