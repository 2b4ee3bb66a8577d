import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { getDishWithFacts, type DishWithFacts } from '../dishes/get-dish.ts'
import { getServing, type ServedDish } from './get-serving.ts'

/**
 * Returns a dish with its facts, and the restaurant whose kitchen states them.
 * @throws {ForbiddenError}
 * @throws {NotFoundError} if the restaurant doesn't serve the dish
 */
export async function getKitchenDish(
  member: Member,
  { dishId, restaurantId }: ServedDish,
): Promise<
  Pick<DishWithFacts, 'dish' | 'facts'> & { readonly restaurant: { id: string; name: string } }
> {
  const { dish, facts } = await getDishWithFacts(member, dishId)
  const restaurant = await asOwner(member, 'stateFacts', (transaction) =>
    getServing(transaction, dish, restaurantId),
  )
  return { dish, facts, restaurant }
}
