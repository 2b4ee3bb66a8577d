import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'

/** The columns that `sizesOf` needs. */
export const sizeColumns = {
  id: dishes.id,
  sizeId: dishes.sizeId,
  sizeName: dishes.sizeName,
  priceMinor: dishes.priceMinor,
  calories: dishes.calories,
  portion: dishes.portion,
  moreSizes: dishes.moreSizes,
} as const

/**
 * Returns a dish's further sizes with other prices, in SQL.
 * @param prices a jsonb object of prices by size id; other sizes keep their prices
 */
export const withPrices = (prices: SQLWrapper): SQL => sql`(
  select coalesce(
    jsonb_agg(
      case when ${prices} ? (size->>'id')
        then jsonb_set(size, '{priceMinor}', ${prices}->(size->>'id')) else size end
      order by place),
    '[]')
  from jsonb_array_elements(${dishes.moreSizes}) with ordinality as more (size, place))`
