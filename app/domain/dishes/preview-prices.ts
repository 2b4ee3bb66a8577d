import type { Locale } from '#app/i18n/locales.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { parseInput } from '../parse-input.ts'
import { dateAt } from '../scheduled-prices/dates.ts'
import { readTimeZone } from '../accounts/read-time-zone.ts'
import { calculatePrices, type PricePreview } from './calculate-prices.ts'
import { priceChangeSchema } from './price-change-schema.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Calculates the new prices of a change, without storing them.
 * @param input `{direction, unit, value, ending, starts?, from?}`: such as raise, percent, "12,5",
 *   90, later and 2026-12-01
 * @param locale of the form's language, which determines how an amount is parsed
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewPrices(
  member: Member,
  menuId: string,
  selected: readonly string[],
  input: unknown,
  locale?: Locale,
): Promise<PricePreview> {
  return asOwner(member, 'see', async (transaction) => {
    // The lock keeps menu and dishes consistent.
    const locked = await lockDishes(transaction, menuId, selected)
    const today = dateAt(await readTimeZone(transaction), Date.now())
    const { change, from } = parseInput(
      priceChangeSchema(locked.menu.currency, today, locale),
      input,
    )
    return calculatePrices(transaction, locked, change, from)
  })
}
