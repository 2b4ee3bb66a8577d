import { asOwner } from '#app/db/actors.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { assertRoomForText, textLength } from '../caps.ts'
import { parseInput } from '../parse-input.ts'
import { assertUnchanged } from '../row-version.ts'
import { assertDishCategories } from './assert-dish-categories.ts'
import { changeDish } from './change-dish.ts'
import { confirmFacts } from './confirm-facts.ts'
import { readStatements } from './dish-statements.ts'
import { parseFactChoices } from './fact-choices.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { dateAt } from '../scheduled-prices/dates.ts'
import { schedulePrice } from '../scheduled-prices/schedule-prices.ts'
import { readScheduledPrice, readTimeZone } from '../scheduled-prices/scheduled-price.ts'
import { moveRestaurantPrices } from '../sizes/move-restaurant-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { storedSizes } from '../sizes/stored-sizes.ts'
import { storedDishSchema } from './schemas.ts'

/**
 * Updates all fields of a dish's form; omitted fields are emptied.
 * @param input as for `addDish`, and `{updatedAt, nextPrice?, nextPriceFrom?}`; statements about
 *   omitted facts stay
 * @param locale of the form's language, which determines how the price is parsed
 * @throws {NotFoundError | InvalidFieldsError | ConflictError | LimitReachedError}
 */
export async function updateDish(
  ownerId: string,
  dishId: string,
  input: unknown,
  locale?: Locale,
): Promise<Dish> {
  return asOwner(ownerId, async (transaction) => {
    const { dish, menu } = await lockDish(transaction, dishId)
    const timeZone = await readTimeZone(transaction)
    const scheduled = await readScheduledPrice(transaction, dish.id)
    const dates = { today: dateAt(timeZone, Date.now()), scheduled: scheduled?.from }
    const { sizes, next, updatedAt, ...fields } = parseInput(
      storedDishSchema(menu.currency, dates, locale),
      input,
    )
    assertUnchanged(dish.updatedAt, updatedAt)
    await assertDishCategories(transaction, menu.id, fields)
    await assertRoomForText(transaction, menu.id, textLength(fields) - textLength(dish))
    const stated = await readStatements(transaction, dish.id)
    const before = sizesOf(dish)
    const stored = storedSizes(sizes, before)
    const after = sizesOf({ ...dish, ...stored })
    await moveRestaurantPrices(transaction, dish.id, sizes, { before, after })
    const changed = await changeDish(transaction, dish, { ...fields, ...stored })
    await schedulePrice(transaction, changed, next, timeZone)
    return confirmFacts(transaction, changed, parseFactChoices(input), stated)
  })
}
