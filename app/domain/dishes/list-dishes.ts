import { asc, eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { getMenuRow } from '../menus/lock-menu.ts'
import type { Dish } from './lock-dish.ts'

/**
 * A menu's dishes, passive ones included, in the owner's order.
 * @throws {NotFound}
 */
export async function listDishes(ownerId: string, menuId: string): Promise<Dish[]> {
  return asOwner(ownerId, async (transaction) => {
    const { id } = await getMenuRow(transaction, menuId)
    return transaction
      .select()
      .from(dishes)
      .where(eq(dishes.menuId, id))
      .orderBy(asc(dishes.position), asc(dishes.id))
  })
}
