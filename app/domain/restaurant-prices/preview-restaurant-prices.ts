import type { Locale } from '#app/i18n/locales.ts'
import { immediateChangeSchema } from '../dishes/price-change-schema.ts'
import type { PricePreview } from '../dishes/calculate-prices.ts'
import { requireRowId } from '../field-schemas.ts'
import { parseInput } from '../parse-input.ts'
import { calculateRestaurantPrices, lockPrices } from './calculate-restaurant-prices.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Calculates the new prices of a change of all of a restaurant's prices, without storing them.
 * @param input `{direction, unit, value, ending}`: such as raise, percent, "15" and 90
 * @param locale of the form's language, which determines how an amount is parsed
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function previewRestaurantPrices(
  member: Member,
  restaurantId: string,
  input: unknown,
  locale?: Locale,
): Promise<PricePreview> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  return asOwner(member, 'editMenus', async (transaction) => {
    const locked = await lockPrices(transaction, id)
    const { change } = parseInput(immediateChangeSchema(locked.currency, locale), input)
    return (await calculateRestaurantPrices(transaction, id, locked, change)).preview
  })
}
