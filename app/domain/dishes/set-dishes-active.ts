import { and, ne } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextVersion } from '../row-version.ts'
import type { SelectionResult } from './selection-result.ts'
import { dishSwitchSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Shows dishes to guests and to the assistant, or hides them from both.
 * @param input `{isActive}`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function setDishesActive(
  member: Member,
  menuId: string,
  selected: readonly string[],
  input: unknown,
): Promise<SelectionResult> {
  const { isActive } = parseInput(dishSwitchSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { menu, ids, missing, condition } = await lockDishes(transaction, menuId, selected)
    await transaction
      .update(dishes)
      .set({ isActive, updatedAt: nextVersion(dishes.updatedAt) })
      .where(and(condition, ne(dishes.isActive, isActive)))
    await touchMenu(transaction, menu.id)
    return { count: ids.length, missing }
  })
}
