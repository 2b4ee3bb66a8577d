import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { categories, dishes, restaurants } from '#app/db/schema/index.ts'
import { getMenuRow } from './lock-menu.ts'

/** What deleting a menu takes along, and how many restaurants lose their menu by it. */
export interface MenuContents {
  readonly categories: number
  readonly dishes: number
  readonly restaurants: number
}

/**
 * Counts before a menu is deleted, so that the dialog can say it.
 * @throws {NotFound}
 */
export async function countMenuContents(ownerId: string, menuId: string): Promise<MenuContents> {
  return asOwner(ownerId, async (transaction) => {
    const { id } = await getMenuRow(transaction, menuId)
    return {
      categories: await transaction.$count(categories, eq(categories.menuId, id)),
      dishes: await transaction.$count(dishes, eq(dishes.menuId, id)),
      restaurants: await transaction.$count(restaurants, eq(restaurants.menuId, id)),
    }
  })
}
