import { asOwner } from '#app/db/actors.ts'
import { parseInput } from '../parse-input.ts'
import { assertPlace } from './assert-place.ts'
import { changeDish } from './change-dish.ts'
import { lockDish, type Dish } from './lock-dish.ts'
import { placeSchema } from './schemas.ts'

/**
 * Puts a dish under other headings of its menu, or under none.
 * @param input `{mainCategoryId, subCategoryId?}`
 * @throws {NotFound} {InvalidFields}
 */
export async function moveDish(ownerId: string, dishId: string, input: unknown): Promise<Dish> {
  const place = parseInput(placeSchema, input)
  return asOwner(ownerId, async (transaction) => {
    const { dish, menu } = await lockDish(transaction, dishId)
    await assertPlace(transaction, menu.id, place)
    return changeDish(transaction, dish, place)
  })
}
