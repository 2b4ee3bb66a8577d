import { and, eq } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { readInPages } from '../dishes/read-dishes.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { readSoldOut } from './read-sold-out.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The menu as the kitchen of a restaurant sees it. */
export interface Kitchen {
  readonly restaurant: { readonly id: string; readonly name: string }
  /** Whether the restaurant shows a menu. */
  readonly hasMenu: boolean
  /** The active dishes, in the owner's order, menu by menu. */
  readonly dishes: readonly {
    readonly id: string
    readonly name: string
    readonly isSoldOut: boolean
  }[]
}

/**
 * Lists a restaurant's active dishes, and whether each is sold out.
 * @throws {NotFoundError}
 */
export async function listKitchen(member: Member, restaurantId: string): Promise<Kitchen> {
  const { id, name, menu, furtherMenus } = await getRestaurant(member, restaurantId)
  const restaurant = { id, name }
  if (!menu) return { restaurant, hasMenu: false, dishes: [] }
  return asOwner(member, 'see', async (transaction) => {
    const soldOut = new Set(await readSoldOut(transaction, id))
    const shownDishes: Kitchen['dishes'][number][] = []
    for (const { id: menuId } of [menu, ...furtherMenus]) {
      const onMenu = and(eq(dishes.menuId, menuId), dishes.isActive)
      const rows = await readInPages(transaction, onMenu, (onPage) =>
        transaction.select({ id: dishes.id, name: dishes.name }).from(dishes).where(onPage),
      )
      shownDishes.push(...rows.map((dish) => ({ ...dish, isSoldOut: soldOut.has(dish.id) })))
    }
    return { restaurant, hasMenu: true, dishes: shownDishes }
  })
}
