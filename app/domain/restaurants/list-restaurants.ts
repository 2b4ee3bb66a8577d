import { asOwner } from '../as-owner.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { restaurantWithMenuColumns, type RestaurantWithMenu } from './restaurant-with-menu.ts'
import type { OwnerActor } from '../actor.ts'

/** Lists the owner's restaurants with their menus: active ones first, then newest first. */
export async function listRestaurants(actor: OwnerActor): Promise<RestaurantWithMenu[]> {
  return asOwner(actor, 'see', (transaction) =>
    transaction
      .select(restaurantWithMenuColumns)
      .from(restaurants)
      .leftJoin(menus, eq(menus.id, restaurants.menuId))
      .orderBy(desc(restaurants.isActive), desc(restaurants.createdAt), asc(restaurants.id)),
  )
}
