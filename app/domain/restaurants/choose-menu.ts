import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import { lockRestaurant, type Restaurant } from '../locks/lock-restaurant.ts'
import { menuChoiceSchema } from './schemas.ts'

/**
 * Sets the menu that a restaurant shows, or none. Open forms of the restaurant stay valid, because
 * they don't contain the menu.
 * @param input `{menuId}`, empty for none
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function chooseMenu(
  ownerId: string,
  restaurantId: string,
  input: unknown,
): Promise<Restaurant> {
  const { menuId } = parseInput(menuChoiceSchema, input)
  return asOwner(ownerId, async (transaction) => {
    // Locked before the restaurant, in the same order as in `deleteMenu`, to prevent deadlocks.
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
