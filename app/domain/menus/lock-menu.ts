import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import { NotFound } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { nextVersion } from '../row-version.ts'

/** A menu as it is stored. */
export type Menu = typeof menus.$inferSelect

/**
 * Takes a menu for oneself until the transaction ends: everything on it changes one after
 * the other. Always the first lock, except for the owner's own.
 * @throws {NotFound}
 */
export async function lockMenu(transaction: Transaction, menuId: string): Promise<Menu> {
  const id = requireRowId(menuId, 'menu_not_found')
  const [menu] = await transaction.select().from(menus).where(eq(menus.id, id)).for('no key update')
  if (!menu) throw new NotFound('menu_not_found')
  return menu
}

/**
 * One of the owner's menus, as it stands.
 * @throws {NotFound}
 */
export async function getMenuRow(transaction: Transaction, menuId: string): Promise<Menu> {
  const id = requireRowId(menuId, 'menu_not_found')
  const [menu] = await transaction.select().from(menus).where(eq(menus.id, id))
  if (!menu) throw new NotFound('menu_not_found')
  return menu
}

/** Says that something on the menu has changed, so that its assistant counts as refreshed. */
export async function touchMenu(transaction: Transaction, menuId: string): Promise<void> {
  await transaction
    .update(menus)
    .set({ updatedAt: nextVersion(menus.updatedAt) })
    .where(eq(menus.id, menuId))
}
