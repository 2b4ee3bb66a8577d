import { and, asc, desc, eq } from 'drizzle-orm'
import { dishes, restaurants, soldOut } from '#app/db/schema/index.ts'
import type { OwnerActor } from '../actor.ts'
import { asOwner } from '../as-owner.ts'

/** A restaurant with the dishes that it has sold out. */
export interface SoldOutAt {
  readonly id: string
  readonly name: string
  readonly dishes: readonly { readonly id: string; readonly name: string; readonly until: Date }[]
}

/** Lists the owner's restaurants with the dishes that each has sold out, by name. */
export async function listSoldOut(actor: OwnerActor): Promise<SoldOutAt[]> {
  return asOwner(actor, 'see', async (transaction) => {
    const shown = await transaction
      .select({ id: restaurants.id, name: restaurants.name })
      .from(restaurants)
      .orderBy(desc(restaurants.isActive), desc(restaurants.createdAt), asc(restaurants.id))
    const rows = await transaction
      .select({
        restaurantId: soldOut.restaurantId,
        id: dishes.id,
        name: dishes.name,
        until: soldOut.until,
      })
      .from(soldOut)
      .innerJoin(dishes, and(eq(dishes.id, soldOut.dishId), eq(dishes.isActive, true)))
      .orderBy(asc(dishes.name), asc(dishes.id))
    const byRestaurant = Map.groupBy(rows, ({ restaurantId }) => restaurantId)
    return shown.map((restaurant) => ({
      ...restaurant,
      dishes: (byRestaurant.get(restaurant.id) ?? []).map(({ id, name, until }) => ({
        id,
        name,
        until,
      })),
    }))
  })
}
