import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockMenu, type Menu } from './lock-menu.ts'

export type Dish = typeof dishes.$inferSelect

/**
 * Locks a dish, and its whole menu, until the transaction ends.
 * @throws {NotFoundError}
 */
export async function lockDish(
  transaction: Transaction,
  dishId: string,
): Promise<{ readonly dish: Dish; readonly menu: Menu }> {
  const { menuId } = await getDishRow(transaction, dishId)
  const menu = await lockMenu(transaction, menuId)
  // Read again: it may have changed or been deleted during the wait for the lock.
  return { dish: await getDishRow(transaction, dishId), menu }
}

/**
 * Returns a dish of the owner, on any menu.
 * @throws {NotFoundError}
 */
export async function getDishRow(transaction: Transaction, dishId: string): Promise<Dish> {
  const id = requireRowId(dishId, 'dish_not_found')
  const [dish] = await transaction.select().from(dishes).where(eq(dishes.id, id))
  if (!dish) throw new NotFoundError('dish_not_found')
  return dish
}
