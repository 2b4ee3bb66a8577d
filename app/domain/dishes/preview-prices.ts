import { asOwner } from '#app/db/actors.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { parseInput } from '../parse-input.ts'
import { calculatePrices, type PricePreview } from './price-change.ts'
import { priceChangeSchema } from './price-change-schema.ts'

/**
 * Calculates what a change of dishes' prices would do.
 * @param input `{direction, unit, value, ending}`: such as raise, percent, "12,5" and 90
 * @param locale of the form's language, which determines how an amount is parsed
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewPrices(
  ownerId: string,
  menuId: string,
  selected: readonly string[],
  input: unknown,
  locale?: Locale,
): Promise<PricePreview> {
  return asOwner(ownerId, async (transaction) => {
    // The lock keeps menu and dishes consistent.
    const locked = await lockDishes(transaction, menuId, selected)
    const change = parseInput(priceChangeSchema(locked.menu.currency, locale), input)
    return calculatePrices(transaction, locked, change)
  })
}
