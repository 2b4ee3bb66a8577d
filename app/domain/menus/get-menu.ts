import { getMenuRow, type Menu } from '../locks/lock-menu.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Returns one of the owner's menus.
 * @throws {NotFoundError}
 */
export async function getMenu(member: Member, menuId: string): Promise<Menu> {
  return asOwner(member, 'see', (transaction) => getMenuRow(transaction, menuId))
}
