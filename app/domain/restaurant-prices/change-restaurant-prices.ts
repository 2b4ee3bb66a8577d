import type { Locale } from '#app/i18n/locales.ts'
import { confirmedPreview, immediateChangeSchema } from '../dishes/price-change-schema.ts'
import type { PricePreview } from '../dishes/calculate-prices.ts'
import { requireRowId } from '../field-schemas.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { noPrices, priceColumns, replacingPrice } from '../sizes/size-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { calculateRestaurantPrices, lockPrices } from './calculate-restaurant-prices.ts'
import { writeRestaurantPrices } from './write-restaurant-prices.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Changes all of a restaurant's prices to exactly those that the owner has confirmed: if any of them
 * would differ now, nothing is changed. All become the restaurant's own prices; the menu's stay as they
 * are.
 * @param input as for `previewPricesHere`, and `previewVersion`
 * @param locale of the form's language, which determines how an amount is parsed
 * @returns how many prices have changed, or else the new preview
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function changeRestaurantPrices(
  member: Member,
  restaurantId: string,
  input: unknown,
  locale?: Locale,
): Promise<{ readonly count: number } | { readonly preview: PricePreview }> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  return asOwner(member, 'editMenus', async (transaction) => {
    const locked = await lockPrices(transaction, id)
    const { previewVersion, change } = parseInput(
      immediateChangeSchema(locked.currency, locale).and(confirmedPreview),
      input,
    )
    const { dishes, preview } = await calculateRestaurantPrices(transaction, id, locked, change)
    if (preview.previewVersion !== previewVersion) return { preview }
    const changed = preview.prices.filter(({ before, after }) => before !== after)
    const byDish = Map.groupBy(changed, ({ dishId }) => dishId)
    const prices = dishes.flatMap((dish) => {
      const ofDish = byDish.get(dish.id)
      if (!ofDish) return []
      const sizes = sizesOf(dish)
      const stored = sizes.map(
        (size, index) =>
          [size.id, replacingPrice(dish.ownPrices ?? noPrices, size.id, index)] as const,
      )
      const after = ofDish.map((price) => [price.id, price.after] as const)
      return [{ dishId: dish.id, ...priceColumns(sizes, new Map([...stored, ...after])) }]
    })
    await writeRestaurantPrices(transaction, { ownerId: member.ownerId, restaurantId: id }, prices)
    if (changed.length > 0) {
      for (const menu of locked.menus) await touchMenu(transaction, menu.id)
    }
    return { count: changed.length }
  })
}
