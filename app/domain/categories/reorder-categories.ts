import { eq } from 'drizzle-orm'
import { categories } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { rewriteOrder } from '../positions.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Reorders a menu's categories, main and sub in one list.
 * @param input `{ids}`: every category's id, once
 * @returns whether any moved
 * @throws {NotFoundError}
 * @throws {ConflictError} if these aren't exactly the current categories
 */
export async function reorderCategories(
  member: Member,
  menuId: string,
  input: unknown,
): Promise<boolean> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { id } = await lockMenu(transaction, menuId)
    const hasMoved = await rewriteOrder(transaction, categories, eq(categories.menuId, id), input)
    if (hasMoved) await touchMenu(transaction, id)
    return hasMoved
  })
}
