import { restaurants } from '#app/db/schema/index.ts'
import type { SelectionResult } from '../dishes/selection-result.ts'
import { ConflictError } from '../errors.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { parseInput } from '../parse-input.ts'
import { soldOutSchema, writeSoldOut } from './set-sold-out.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Marks dishes as sold out until the end of the owner's day, or as available again, at all
 * restaurants that show their menu.
 * @param input `{isSoldOut}`
 * @throws {NotFoundError | InvalidFieldsError}
 * @throws {ConflictError} if no restaurant shows the menu
 */
export async function setDishesSoldOut(
  member: Member,
  menuId: string,
  selectedIds: readonly string[],
  input: unknown,
): Promise<SelectionResult> {
  const { isSoldOut } = parseInput(soldOutSchema, input)
  return asOwner(member, 'stateFacts', async (transaction) => {
    const { menu, ids, missing } = await lockDishes(transaction, menuId, selectedIds)
    const showing = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(showsMenu(menu.id))
    if (showing.length === 0) throw new ConflictError('menu_not_shown')
    const restaurantIds = showing.map(({ id }) => id)
    await writeSoldOut(transaction, {
      ownerId: member.ownerId,
      restaurantIds,
      dishIds: ids,
      isSoldOut,
    })
    return { count: ids.length, missing }
  })
}
