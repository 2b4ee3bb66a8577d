import { asOwner } from '#app/db/actors.ts'
import { getMenuRow, type Menu } from '../locks/lock-menu.ts'

/**
 * Returns one of the owner's menus.
 * @throws {NotFoundError}
 */
export async function getMenu(ownerId: string, menuId: string): Promise<Menu> {
  return asOwner(ownerId, (transaction) => getMenuRow(transaction, menuId))
}
