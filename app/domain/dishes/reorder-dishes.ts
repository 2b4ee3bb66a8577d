import { asc, eq } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { ConflictError } from '../errors.ts'
import { orderSchema } from '../field-schemas.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { rewriteOrder } from '../positions.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Reorders some of a menu's dishes, such as those of one category, among the positions that they
 * hold; all others stay.
 * @param input `{ids}`: each of these dishes' ids, once
 * @returns whether any moved
 * @throws {NotFoundError}
 * @throws {ConflictError} if one of them isn't on the menu now
 */
export async function reorderDishes(
  member: Member,
  menuId: string,
  input: unknown,
): Promise<boolean> {
  const ids = parseInput(orderSchema, input).ids.map((id) => id.toLowerCase())
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const onMenu = eq(dishes.menuId, menu.id)
    const stored = await transaction
      .select({ id: dishes.id })
      .from(dishes)
      .where(onMenu)
      .orderBy(asc(dishes.position), asc(dishes.id))
    const moving = new Set(ids)
    const found = stored.filter(({ id }) => moving.has(id)).length
    if (moving.size !== ids.length || found !== ids.length) {
      throw new ConflictError('order_changed_elsewhere')
    }
    const next = ids.values()
    const order = stored.map(({ id }) => (moving.has(id) ? next.next().value : id))
    const hasMoved = await rewriteOrder(transaction, dishes, onMenu, { ids: order })
    if (hasMoved) await touchMenu(transaction, menu.id)
    return hasMoved
  })
}
