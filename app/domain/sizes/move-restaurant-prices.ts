import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurantPrices } from '#app/db/schema/index.ts'
import { hasPrices, priceColumns, replacingPrice, type PriceColumns } from './size-prices.ts'
import type { Sizes } from './size.ts'
import { sourcesOf } from './stored-sizes.ts'
import type { TypedSize } from './sizes-schema.ts'

/**
 * Adapts restaurants' prices of a locked dish to its new sizes. The price of the first size has its own
 * column, so it moves if another size becomes the first; prices of removed sizes are deleted.
 */
export async function moveRestaurantPrices(
  transaction: Transaction,
  dishId: string,
  typedSizes: readonly TypedSize[],
  { before, after }: { readonly before: Sizes; readonly after: Sizes },
): Promise<void> {
  const sources = sourcesOf(typedSizes, before)
  const isRemoved = before.some(({ id }) => !sources.includes(id))
  if (sources[0] === before[0].id && !isRemoved) return
  const rows = await transaction
    .select()
    .from(restaurantPrices)
    .where(eq(restaurantPrices.dishId, dishId))
  for (const row of rows) {
    const columns = movedPrices(row, sources, { before, after })
    const isRow = eq(restaurantPrices.id, row.id)
    if (hasPrices(columns)) await transaction.update(restaurantPrices).set(columns).where(isRow)
    else await transaction.delete(restaurantPrices).where(isRow)
  }
}

/**
 * Assigns the prices of a dish's former sizes to its new ones.
 * @param sources for each new size, the id of the former one, from `sourcesOf`
 */
export function movedPrices(
  prices: PriceColumns,
  sources: readonly (string | undefined)[],
  { before, after }: { readonly before: Sizes; readonly after: Sizes },
): PriceColumns {
  const formerPrices = new Map(
    before.map(({ id }, index) => [id, replacingPrice(prices, id, index)]),
  )
  const bySize = after.map(
    ({ id }, index) => [id, formerPrices.get(sources[index] ?? '') ?? null] as const,
  )
  return priceColumns(after, new Map(bySize))
}
