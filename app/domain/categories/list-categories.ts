import { asc, eq } from 'drizzle-orm'
import { categories } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import type { Category } from '../locks/lock-category.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Lists a menu's categories, main and sub in one list, in the owner's order.
 * @throws {NotFoundError}
 */
export async function listCategories(member: Member, menuId: string): Promise<Category[]> {
  return asOwner(member, 'see', async (transaction) => {
    const id = requireRowId(menuId, 'menu_not_found')
    const [, rows] = await Promise.all([
      getMenuRow(transaction, id),
      transaction
        .select()
        .from(categories)
        .where(eq(categories.menuId, id))
        .orderBy(asc(categories.position), asc(categories.id)),
    ])
    return rows
  })
}
