import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../menus/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'
import { assertPlace } from './assert-place.ts'
import type { Dish } from './lock-dish.ts'
import { dishSchema } from './schemas.ts'

/**
 * Adds a dish after the menu's others.
 * @param input texts as the form sends them: `{name, aiInstructions, ingredients,
 * description?, tags?, calories?, price?, isActive?, mainCategoryId?, subCategoryId?}`
 * @throws {NotFound} if there is no such menu, or no such category on it
 * @throws {InvalidFields}
 */
export async function addDish(ownerId: string, menuId: string, input: unknown): Promise<Dish> {
  return asOwner(ownerId, async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const { price, ...fields } = parseInput(dishSchema(menu.currency), input)
    await assertPlace(transaction, menu.id, fields)
    const position = await nextPosition(transaction, dishes, eq(dishes.menuId, menu.id))
    const added = await transaction
      .insert(dishes)
      .values({ ...fields, priceMinor: price, ownerId, menuId: menu.id, position })
      .returning()
    await touchMenu(transaction, menu.id)
    return returnedRow(added)
  })
}
