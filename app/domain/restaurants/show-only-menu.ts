import { isNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants } from '#app/db/schema/index.ts'

/**
 * While an account has exactly one menu, guests of a new restaurant see it; and an account's first menu
 * is what guests of its restaurants see, unless these show one. Menus and restaurants that exist already
 * keep what their owner chose. Both functions need the owner's lock, which `deleteMenu` takes as well.
 */

/** Returns the id of the account's only menu; null if it has none or several. */
export async function findOnlyMenu(transaction: Transaction): Promise<string | null> {
  const [first, second] = await transaction.select({ id: menus.id }).from(menus).limit(2)
  return first && !second ? first.id : null
}

/** Shows a menu that was just added wherever guests see none, if the account has no other. */
export async function showOnlyMenu(transaction: Transaction, menuId: string): Promise<void> {
  if ((await findOnlyMenu(transaction)) !== menuId) return
  await transaction.update(restaurants).set({ menuId }).where(isNull(restaurants.menuId))
}
