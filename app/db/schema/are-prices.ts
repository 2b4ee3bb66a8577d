import { sql, type AnyColumn } from 'drizzle-orm'

/** The condition that a jsonb column is an object of prices, none of them negative. */
export const arePrices = (column: AnyColumn) =>
  sql`jsonb_typeof(${column}) = 'object' and not jsonb_path_exists(${column}, '$.* ? (@ < 0)')`
