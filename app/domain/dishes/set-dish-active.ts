import { parseInput } from '../parse-input.ts'
import { changeDish } from './change-dish.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { dishSwitchSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Shows a dish to guests and to the assistant, or hides it from both.
 * @param input `{isActive}`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function setDishActive(member: Member, dishId: string, input: unknown): Promise<Dish> {
  const fields = parseInput(dishSwitchSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { dish } = await lockDish(transaction, dishId)
    return changeDish(transaction, dish, fields)
  })
}
