import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurantPrices } from '#app/db/schema/index.ts'
import { hasPrices, priceColumns, replacingPrice, type PriceColumns } from './size-prices.ts'
import type { Sizes } from './size.ts'
import { sourcesOf } from './stored-sizes.ts'
import type { TypedSize } from './sizes-schema.ts'

/**
 * Lets restaurants' prices of a locked dish follow its sizes: if another one becomes the first, whose
 * price has a column, and if some are removed. A new first size has the menu's price.
 */
export async function moveRestaurantPrices(
  transaction: Transaction,
  dishId: string,
  typed: readonly TypedSize[],
  { before, after }: { readonly before: Sizes; readonly after: Sizes },
): Promise<void> {
  const sources = sourcesOf(typed, before)
  const isRemoved = before.some(({ id }) => !sources.includes(id))
  if (sources[0] === before[0].id && !isRemoved) return
  const rows = await transaction
    .select()
    .from(restaurantPrices)
    .where(eq(restaurantPrices.dishId, dishId))
  for (const row of rows) {
    const columns = movedPrices(row, sources, { before, after })
    const ofRow = eq(restaurantPrices.id, row.id)
    if (hasPrices(columns)) await transaction.update(restaurantPrices).set(columns).where(ofRow)
    else await transaction.delete(restaurantPrices).where(ofRow)
  }
}

/**
 * Returns the prices that replace those of a dish's new sizes.
 * @param sources the former sizes that the new ones are, from `sourcesOf`
 */
export function movedPrices(
  prices: PriceColumns,
  sources: readonly (string | undefined)[],
  { before, after }: { readonly before: Sizes; readonly after: Sizes },
): PriceColumns {
  const former = new Map(before.map(({ id }, index) => [id, replacingPrice(prices, id, index)]))
  const bySize = after.map(
    ({ id }, index) => [id, former.get(sources[index] ?? '') ?? null] as const,
  )
  return priceColumns(after, new Map(bySize))
}
