import { and, eq, inArray } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, textLength } from '../caps.ts'
import { assertDishCategories } from '../dishes/assert-dish-categories.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import { rowIdFor } from '../row-id.ts'
import { dishRowsSchema } from './dish-rows-schema.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Adds the dishes of a form's rows at the end of a menu, all or none. They are active, so guests see them
 * immediately. Idempotent for the same form.
 * @param input `{key?}`, and for each row `name.N`, `price.N?`, `ingredients.N?` and `categoryId.N?`
 * @param locale determines how prices are parsed
 * @returns how many dishes the form has
 * @throws {NotFoundError | InvalidFieldsError | LimitReachedError}
 */
export async function addDishes(
  member: Member,
  menuId: string,
  input: unknown,
  locale?: Locale,
): Promise<number> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const { key, dishes: typedDishes } = parseInput(dishRowsSchema(menu.currency, locale), input)
    const onMenu = eq(dishes.menuId, menu.id)
    const first = await nextPosition(transaction, dishes, onMenu)
    const ids = typedDishes.map((_, row) =>
      rowIdFor(member.ownerId, menu.id, key, row, typedDishes),
    )
    const newIds: string[] = []
    for (const id of ids) newIds.push(await undeletedId(transaction, dishes, id))
    const storedCount = await transaction.$count(dishes, and(onMenu, inArray(dishes.id, newIds)))
    if (storedCount > 0) return typedDishes.length
    const rows = typedDishes.map((dish, row) => ({
      ...dish,
      ingredients: [...dish.ingredients],
      id: newIds[row],
      ownerId: member.ownerId,
      menuId: menu.id,
      position: first + row,
    }))
    await assertRoom(transaction, 'dishes', dishes, onMenu, rows.length)
    await assertRoomForDishes(transaction, member.ownerId, rows.length)
    const length = rows.reduce((sum, row) => sum + textLength({ ...noTexts, ...row }), 0)
    await assertRoomForText(transaction, menu.id, length)
    const categoryIds = new Set(rows.map(({ mainCategoryId }) => mainCategoryId))
    for (const mainCategoryId of categoryIds) {
      await assertDishCategories(transaction, menu.id, { mainCategoryId, subCategoryId: null })
    }
    await transaction.insert(dishes).values(rows)
    await touchMenu(transaction, menu.id)
    return rows.length
  })
}

const noTexts = { description: '', aiInstructions: '', tags: [] }
