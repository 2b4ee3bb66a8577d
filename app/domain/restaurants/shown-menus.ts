import { and, asc, eq, isNull, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurantMenus, restaurants } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'

/** Whether a restaurant shows a menu, as its first or a further one; for queries on `restaurants`. */
export const showsMenu = (menuId: SQLWrapper | string): SQL =>
  sql`(${restaurants.menuId} = ${menuId} or ${restaurants.menuId} is not null and exists (
    select from ${restaurantMenus}
    where ${restaurantMenus.restaurantId} = ${restaurants.id} and ${restaurantMenus.menuId} = ${menuId}))`

/**
 * Reads the menus that a restaurant shows, in order. Inside `seeDeleted`, the restaurant may be
 * deleted.
 *
 * The app's previous version still runs during a deployment, and changes only the first menu. So further
 * menus may be stored although there is no first one, or its currency differs; they aren't shown then.
 */
export async function readShownMenus(
  transaction: Transaction,
  restaurantId: string,
): Promise<Menu[]> {
  const [shown] = await transaction
    .select({ first: menus })
    .from(restaurants)
    .innerJoin(menus, eq(menus.id, restaurants.menuId))
    .where(and(eq(restaurants.id, restaurantId), isNull(menus.deletedAt)))
  if (!shown) return []
  const { first } = shown
  const further = await readFurtherMenus(transaction, restaurantId)
  const inCurrency = further.filter(({ currency }) => currency === first.currency)
  return [first, ...inCurrency.filter(({ id }) => id !== first.id)]
}

/**
 * Reads the stored menus of a restaurant after its first, in order, whether it shows them or not.
 * Deleted ones are excluded: the app's previous version doesn't remove them from the restaurant.
 */
export async function readFurtherMenus(
  transaction: Transaction,
  restaurantId: string,
): Promise<Menu[]> {
  const further = await transaction
    .select({ menu: menus })
    .from(restaurantMenus)
    .innerJoin(menus, eq(menus.id, restaurantMenus.menuId))
    .where(and(eq(restaurantMenus.restaurantId, restaurantId), isNull(menus.deletedAt)))
    .orderBy(asc(restaurantMenus.position), asc(restaurantMenus.id))
  return further.map(({ menu }) => menu)
}

/**
 * Returns the ids of a locked restaurant's stored menus, in order, whether it shows them or not.
 */
export async function readStoredIds(
  transaction: Transaction,
  { id, menuId }: Pick<Restaurant, 'id' | 'menuId'>,
): Promise<string[]> {
  const further = await readFurtherMenus(transaction, id)
  return [...new Set([...(menuId === null ? [] : [menuId]), ...further.map((menu) => menu.id)])]
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
  // Those that stay keep their rows: the audit log records which are added and removed.
  await transaction
    .delete(restaurantMenus)
    .where(
      and(
        eq(restaurantMenus.restaurantId, restaurantId),
        notInArray(restaurantMenus.menuId, further),
      ),
    )
  if (further.length === 0) return
  await transaction
    .insert(restaurantMenus)
    .values(further.map((menuId, position) => ({ ownerId, restaurantId, menuId, position })))
    .onConflictDoUpdate({
      target: [restaurantMenus.restaurantId, restaurantMenus.menuId],
      set: { position: sql`excluded.position` },
    })
}
