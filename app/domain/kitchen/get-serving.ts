import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import type { Dish } from '../locks/lock-dish.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'

/** A dish, as the kitchen of one restaurant sees it. */
export interface ServedDish {
  readonly dishId: string
  readonly restaurantId: string
}

/**
 * Returns the restaurant that serves a dish.
 * @throws {NotFoundError} if it doesn't show the dish's menu
 */
export async function getServing(
  transaction: Transaction,
  { menuId }: Dish,
  restaurantId: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  const [serving] = await transaction
    .select({ id: restaurants.id, name: restaurants.name })
    .from(restaurants)
    .where(and(showsMenu(menuId), eq(restaurants.id, id)))
  if (!serving) throw new NotFoundError('dish_not_found')
  return serving
}
