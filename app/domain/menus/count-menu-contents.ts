import { eq } from 'drizzle-orm'
import { categories, dishes, restaurants } from '#app/db/schema/index.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The rows that are deleted with a menu, and the restaurants that lose it. */
export interface MenuContents {
  readonly categories: number
  readonly dishes: number
  readonly restaurants: number
}

/**
 * Counts the contents for the delete dialog.
 * @throws {NotFoundError}
 */
export async function countMenuContents(member: Member, menuId: string): Promise<MenuContents> {
  return asOwner(member, 'see', async (transaction) => {
    const { id } = await getMenuRow(transaction, menuId)
    return {
      categories: await transaction.$count(categories, eq(categories.menuId, id)),
      dishes: await transaction.$count(dishes, eq(dishes.menuId, id)),
      restaurants: await transaction.$count(restaurants, showsMenu(id)),
    }
  })
}
