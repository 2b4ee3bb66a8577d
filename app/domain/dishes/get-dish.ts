import { asOwner } from '#app/db/actors.ts'
import { getDishRow, type Dish } from './lock-dish.ts'

/**
 * One of the owner's dishes, passive ones included.
 * @throws {NotFound}
 */
export async function getDish(ownerId: string, dishId: string): Promise<Dish> {
  return asOwner(ownerId, (transaction) => getDishRow(transaction, dishId))
}
