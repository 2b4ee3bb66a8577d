import { isNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants } from '#app/db/schema/index.ts'

/*
 * An account's only menu is shown automatically: a new restaurant shows it, and when the account's first
 * menu is added, all restaurants without a menu show it. Other choices of the owner never change. Both
 * functions require the owner's lock, which `deleteMenu` takes as well.
 */

/** Returns the id of the account's only menu; null if it has none or several. */
export async function findOnlyMenu(transaction: Transaction): Promise<string | null> {
  const [first, second] = await transaction.select({ id: menus.id }).from(menus).limit(2)
  return first && !second ? first.id : null
}

/** Shows a new menu at all restaurants that show none, if the account has no other menu. */
export async function showOnlyMenu(transaction: Transaction, menuId: string): Promise<void> {
  if ((await findOnlyMenu(transaction)) !== menuId) return
  await transaction.update(restaurants).set({ menuId }).where(isNull(restaurants.menuId))
}
