import { asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurantMenus, restaurants } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'

/** Whether a restaurant shows a menu, as its first or a further one; the query reads `restaurants`. */
export const showsMenu = (menuId: SQLWrapper | string): SQL =>
  sql`(${restaurants.menuId} = ${menuId} or exists (select from ${restaurantMenus}
    where ${restaurantMenus.restaurantId} = ${restaurants.id} and ${restaurantMenus.menuId} = ${menuId}))`

/**
 * Reads the menus that a restaurant shows, in order. Without a first menu it shows none: the previous
 * version, which runs during a deployment, knows only the first.
 */
export async function readShownMenus(
  transaction: Transaction,
  restaurantId: string,
): Promise<Menu[]> {
  const [shown] = await transaction
    .select({ first: menus })
    .from(restaurants)
    .innerJoin(menus, eq(menus.id, restaurants.menuId))
    .where(eq(restaurants.id, restaurantId))
  if (!shown) return []
  const further = await transaction
    .select({ menu: menus })
    .from(restaurantMenus)
    .innerJoin(menus, eq(menus.id, restaurantMenus.menuId))
    .where(eq(restaurantMenus.restaurantId, restaurantId))
    .orderBy(asc(restaurantMenus.position), asc(restaurantMenus.id))
  return [shown.first, ...further.map(({ menu }) => menu).filter(({ id }) => id !== shown.first.id)]
}

/** Stores the menus that a locked restaurant shows, in order; none for an empty list. */
export async function writeShownMenus(
  transaction: Transaction,
  { id: restaurantId, ownerId }: { readonly id: string; readonly ownerId: string },
  menuIds: readonly string[],
): Promise<void> {
  const [first = null, ...further] = menuIds
  await transaction
    .update(restaurants)
    .set({ menuId: first })
    .where(eq(restaurants.id, restaurantId))
  await transaction.delete(restaurantMenus).where(eq(restaurantMenus.restaurantId, restaurantId))
  if (further.length === 0) return
  await transaction
    .insert(restaurantMenus)
    .values(further.map((menuId, position) => ({ ownerId, restaurantId, menuId, position })))
}
