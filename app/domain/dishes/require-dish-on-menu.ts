import { and, eq } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Checks that a dish is on the page's menu. Safe before the verb's own transaction, because a dish
 * never changes menus.
 * @throws {NotFoundError}
 */
export async function requireDishOnMenu(
  member: Member,
  menuId: string,
  dishId: string,
): Promise<void> {
  const id = requireRowId(dishId, 'dish_not_found')
  const onMenu = and(eq(dishes.id, id), eq(dishes.menuId, requireRowId(menuId, 'menu_not_found')))
  const count = await asOwner(member, 'see', (transaction) => transaction.$count(dishes, onMenu))
  if (count === 0) throw new NotFoundError('dish_not_found')
}
