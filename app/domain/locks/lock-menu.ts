import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { nextVersion } from '../row-version.ts'

export type Menu = typeof menus.$inferSelect

/**
 * Locks a menu until the transaction ends, which serialises all changes to it. Take this lock
 * before all others but the owner's.
 * @throws {NotFoundError}
 */
export async function lockMenu(transaction: Transaction, menuId: string): Promise<Menu> {
  const id = requireRowId(menuId, 'menu_not_found')
  const [menu] = await transaction.select().from(menus).where(eq(menus.id, id)).for('no key update')
  if (!menu) throw new NotFoundError('menu_not_found')
  return menu
}

/**
 * Returns one of the owner's menus without locking it.
 * @throws {NotFoundError}
 */
export async function getMenuRow(transaction: Transaction, menuId: string): Promise<Menu> {
  const id = requireRowId(menuId, 'menu_not_found')
  const [menu] = await transaction.select().from(menus).where(eq(menus.id, id))
  if (!menu) throw new NotFoundError('menu_not_found')
  return menu
}

/** Marks the menu as changed, so that its assistant is refreshed. */
export async function touchMenu(transaction: Transaction, menuId: string): Promise<void> {
  await transaction
    .update(menus)
    .set({ updatedAt: nextVersion(menus.updatedAt) })
    .where(eq(menus.id, menuId))
}
