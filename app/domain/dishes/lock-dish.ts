import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { NotFound } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockMenu, type Menu } from '../menus/lock-menu.ts'

/** A dish as it is stored. */
export type Dish = typeof dishes.$inferSelect

/**
 * Takes a dish, with the whole menu that it is on, until the transaction ends.
 * @throws {NotFound}
 */
export async function lockDish(
  transaction: Transaction,
  dishId: string,
): Promise<{ readonly dish: Dish; readonly menu: Menu }> {
  const { menuId } = await getDishRow(transaction, dishId)
  const menu = await lockMenu(transaction, menuId)
  // Read again: it may have changed, or gone, while the lock was waited for.
  return { dish: await getDishRow(transaction, dishId), menu }
}

/**
 * A dish of the owner's, on whichever menu.
 * @throws {NotFound}
 */
export async function getDishRow(transaction: Transaction, dishId: string): Promise<Dish> {
  const id = requireRowId(dishId, 'dish_not_found')
  const [dish] = await transaction.select().from(dishes).where(eq(dishes.id, id))
  if (!dish) throw new NotFound('dish_not_found')
  return dish
}
