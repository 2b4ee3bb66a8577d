import { eq } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, textLength } from '../caps.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { storedGroups } from '../options/stored-groups.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import { withNewCategories } from './with-new-categories.ts'
import { confirmFacts } from './confirm-facts.ts'
import { parseFactChoices } from './fact-choices.ts'
import type { Dish } from '../locks/lock-dish.ts'
import { newDishSchema } from './schemas.ts'
import { storedSizes } from '../sizes/stored-sizes.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Adds a dish after the menu's others. Idempotent for the same form.
 * @param input texts as the form sends them: `{name, aiInstructions, ingredients, description?,
 *   tags?, meatOrigin?, calories?, portion?, price?, options?, isActive?, mainCategoryId?,
 *   subCategoryId?, newMainCategory?, newSubCategory?, key?}`, further sizes (`sizes/size-fields.ts`), and statements about the dish
 *   (`parseFactChoices`)
 * @param locale of the form's language, which determines how the price is parsed
 * @throws {NotFoundError} if there is no such menu, or no such category on it
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function addDish(
  member: Member,
  menuId: string,
  input: unknown,
  locale?: Locale,
): Promise<Dish> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const { sizes, optionGroups, key, ...fields } = parseInput(
      newDishSchema(menu.currency, locale),
      input,
    )
    const onMenu = eq(dishes.menuId, menu.id)
    const id = await undeletedId(
      transaction,
      dishes,
      rowIdFor(member.ownerId, menu.id, key, sizes, optionGroups, fields),
    )
    const [stored] = await transaction.select().from(dishes).where(eq(dishes.id, id))
    if (stored) return stored
    await assertRoom(transaction, 'dishes', dishes, onMenu)
    await assertRoomForDishes(transaction, member.ownerId, 1)
    const groups = storedGroups(optionGroups ?? [], {
      before: [],
      current: [],
      confirmsAll: false,
      now: new Date(),
    })
    await assertRoomForText(transaction, menu.id, textLength({ ...fields, optionGroups: groups }))
    const written = await withNewCategories(transaction, menu, fields)
    const position = await nextPosition(transaction, dishes, onMenu)
    const added = await transaction
      .insert(dishes)
      .values({
        ...written,
        ...storedSizes(sizes, undefined),
        optionGroups: groups,
        id,
        ownerId: member.ownerId,
        menuId: menu.id,
        position,
      })
      .returning()
    await touchMenu(transaction, menu.id)
    return confirmFacts(
      transaction,
      returnedRow(added),
      parseFactChoices(input),
      new Map(),
      member.name,
    )
  })
}
