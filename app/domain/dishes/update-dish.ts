import { asOwner } from '#app/db/actors.ts'
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

/**
 * Saves an edited dish. Optional fields that `input` omits are cleared.
 * @param input as for `addDish`, and `{updatedAt, nextPrice?, nextPriceFrom?}`; omitted
 *   statements and options are kept
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
    const { sizes, next, optionGroups, updatedAt, ...typed } = parseInput(
      editedDishSchema(menu.currency, dates, locale),
      input,
    )
    assertUnchanged(dish.updatedAt, updatedAt)
    const fields = await withNewCategories(transaction, menu, typed)
    const choices = parseFactChoices(input)
    const groups = changedGroups(dish, { ...dish, ...fields }, optionGroups, choices)
    const written = { ...fields, optionGroups: groups }
    await assertRoomForText(transaction, menu.id, textLength(written) - textLength(dish))
    const stated = await readStatements(transaction, dish.id)
    const before = sizesOf(dish)
    const rows = withFurtherSizes(sizes, before)
    const stored = storedSizes(rows, dish)
    const after = sizesOf({ ...dish, ...stored })
    await moveRestaurantPrices(transaction, dish.id, rows, { before, after })
    const changed = await changeDish(transaction, dish, { ...written, ...stored })
    await schedulePrice(transaction, changed, next, timeZone)
    return confirmFacts(transaction, changed, choices, stated)
  })
}
