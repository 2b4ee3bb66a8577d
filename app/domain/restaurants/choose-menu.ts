import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { lockMenu } from '../menus/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import { lockRestaurant } from './lock-restaurant.ts'
import type { Restaurant } from './restaurant-with-menu.ts'
import { menuChoiceSchema } from './schemas.ts'

/**
 * Has a restaurant show one of its owner's menus, or none. The restaurant's own form stays
 * good, since it doesn't hold the menu.
 * @param input `{menuId}`, empty for none
 * @throws {NotFound} {InvalidFields}
 */
export async function chooseMenu(
  ownerId: string,
  restaurantId: string,
  input: unknown,
): Promise<Restaurant> {
  const { menuId } = parseInput(menuChoiceSchema, input)
  return asOwner(ownerId, async (transaction) => {
    // Before the restaurant, as when a menu is deleted: so the two cannot block each other.
    if (menuId !== null) await lockMenu(transaction, menuId)
    const { id } = await lockRestaurant(transaction, restaurantId)
    return returnedRow(
      await transaction
        .update(restaurants)
        .set({ menuId })
        .where(eq(restaurants.id, id))
        .returning(),
    )
  })
}
