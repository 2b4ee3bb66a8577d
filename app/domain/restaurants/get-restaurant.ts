import { eq } from 'drizzle-orm'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { restaurantWithMenuColumns, type RestaurantWithMenu } from './restaurant-with-menu.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Returns one of the owner's restaurants, with the menu that it shows.
 * @throws {NotFoundError}
 */
export async function getRestaurant(
  member: Member,
  restaurantId: string,
): Promise<RestaurantWithMenu> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  return asOwner(member, 'see', async (transaction) => {
    const [row] = await transaction
      .select(restaurantWithMenuColumns)
      .from(restaurants)
      .leftJoin(menus, eq(menus.id, restaurants.menuId))
      .where(eq(restaurants.id, id))
    if (!row) throw new NotFoundError('restaurant_not_found')
    return row
  })
}
