import type { Locale } from '#app/i18n/locales.ts'
import { assertRoomForText, textLength } from '../caps.ts'
import { changedGroups } from '../options/changed-groups.ts'
import { parseInput } from '../parse-input.ts'
import { assertUnchanged } from '../row-version.ts'
import { withNewCategories } from './with-new-categories.ts'
import { changeDish } from './change-dish.ts'
import { confirmFacts } from './confirm-facts.ts'
import { readStatements } from './dish-statements.ts'
import { parseFactChoices } from './fact-choices.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { dateAt } from '../scheduled-prices/dates.ts'
import { schedulePrice } from '../scheduled-prices/schedule-prices.ts'
import { readScheduledPrice } from '../scheduled-prices/scheduled-price.ts'
import { readTimeZone } from '../accounts/read-time-zone.ts'
import { moveRestaurantPrices } from '../sizes/move-restaurant-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { storedSizes, withFurtherSizes } from '../sizes/stored-sizes.ts'
import { editedDishSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Saves an edited dish. Optional fields that `input` omits are cleared.
 * @param input as for `addDish`, and `{updatedAt, nextPrice?, nextPriceFrom?}`; omitted
 *   statements and options are kept
 * @param locale of the form's language, which determines how the price is parsed
 * @throws {NotFoundError | InvalidFieldsError | ConflictError | LimitReachedError}
 */
export async function updateDish(
  member: Member,
  dishId: string,
  input: unknown,
  locale?: Locale,
): Promise<Dish> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { dish, menu } = await lockDish(transaction, dishId)
    const timeZone = await readTimeZone(transaction)
    const scheduledPrice = await readScheduledPrice(transaction, dish.id)
    const dates = { today: dateAt(timeZone, Date.now()), scheduled: scheduledPrice?.from }
    const {
      sizes,
      next: nextPrice,
      optionGroups,
      updatedAt,
      ...editedFields
    } = parseInput(editedDishSchema(menu.currency, dates, locale), input)
    assertUnchanged(dish.updatedAt, updatedAt)
    const fields = await withNewCategories(transaction, menu, editedFields)
    const choices = parseFactChoices(input)
    const newGroups = changedGroups(dish, { ...dish, ...fields }, optionGroups, choices)
    const dishFields = { ...fields, optionGroups: newGroups }
    await assertRoomForText(transaction, menu.id, textLength(dishFields) - textLength(dish))
    const statements = await readStatements(transaction, dish.id)
    const oldSizes = sizesOf(dish)
    const sizeRows = withFurtherSizes(sizes, oldSizes)
    const sizeColumns = storedSizes(sizeRows, dish)
    const newSizes = sizesOf({ ...dish, ...sizeColumns })
    await moveRestaurantPrices(transaction, dish.id, sizeRows, {
      before: oldSizes,
      after: newSizes,
    })
    const savedDish = await changeDish(transaction, dish, { ...dishFields, ...sizeColumns })
    await schedulePrice(transaction, savedDish, nextPrice, timeZone)
    return confirmFacts(transaction, savedDish, choices, statements, member.name)
  })
}
