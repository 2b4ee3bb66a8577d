import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockMenu } from './lock-menu.ts'

export type Category = typeof categories.$inferSelect

/**
 * Locks a category, and its whole menu, until the transaction ends.
 * @throws {NotFoundError}
 */
export async function lockCategory(
  transaction: Transaction,
  menuId: string,
  categoryId: string,
): Promise<Category> {
  const menu = await lockMenu(transaction, menuId)
  return getCategoryOnMenu(transaction, menu.id, categoryId)
}

/**
 * Returns a category of this menu.
 * @throws {NotFoundError} also for another menu's category
 */
export async function getCategoryOnMenu(
  transaction: Transaction,
  menuId: string,
  categoryId: string,
): Promise<Category> {
  const id = requireRowId(categoryId, 'category_not_found')
  const [category] = await transaction
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.menuId, menuId)))
  if (!category) throw new NotFoundError('category_not_found')
  return category
}
