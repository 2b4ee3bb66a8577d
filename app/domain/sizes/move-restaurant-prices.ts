import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurantPrices } from '#app/db/schema/index.ts'
import { hasPrices, priceColumns, replacingPrice } from './size-prices.ts'
import type { Sizes } from './size.ts'
import { sourcesOf } from './stored-sizes.ts'
import type { TypedSize } from './sizes-schema.ts'

/**
 * Lets restaurants' prices of a locked dish follow its sizes if another one becomes the first, whose
 * price has a column. A new first size has the menu's price.
 */
export async function moveRestaurantPrices(
  transaction: Transaction,
  dishId: string,
  typed: readonly TypedSize[],
  { before, after }: { readonly before: Sizes; readonly after: Sizes },
): Promise<void> {
  const sources = sourcesOf(typed, before)
  if (sources[0] === before[0].id) return
  const rows = await transaction
    .select()
    .from(restaurantPrices)
    .where(eq(restaurantPrices.dishId, dishId))
  for (const row of rows) {
    const former = new Map(before.map(({ id }, index) => [id, replacingPrice(row, id, index)]))
    const prices = new Map(
      after.map(({ id }, index) => [id, former.get(sources[index] ?? '') ?? null]),
    )
    const ofRow = eq(restaurantPrices.id, row.id)
    const columns = priceColumns(after, prices)
    if (hasPrices(columns)) await transaction.update(restaurantPrices).set(columns).where(ofRow)
    else await transaction.delete(restaurantPrices).where(ofRow)
  }
}
