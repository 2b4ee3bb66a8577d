import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners, scheduledPrices } from '#app/db/schema/index.ts'
import type { PriceColumns } from '../sizes/size-prices.ts'
import { dateAt } from './dates.ts'

/** The prices that an owner has scheduled for a dish. A size without a scheduled price keeps its price. */
export interface ScheduledPrice extends PriceColumns {
  /** The date on which they become the dish's prices, at its start in the owner's time zone. */
  readonly from: string
}

/** Reads the prices scheduled for a dish; null if there are none. */
export async function readScheduledPrice(
  transaction: Transaction,
  dishId: string,
): Promise<ScheduledPrice | null> {
  const [row] = await transaction
    .select({ ...scheduledColumns, timeZone: owners.timeZone })
    .from(scheduledPrices)
    .innerJoin(owners, eq(owners.id, scheduledPrices.ownerId))
    .where(eq(scheduledPrices.dishId, dishId))
  return row ? asScheduledPrice(row, row.timeZone) : null
}

/** The columns that `asScheduledPrice` needs. */
export const scheduledColumns = {
  priceMinor: scheduledPrices.priceMinor,
  morePrices: scheduledPrices.morePrices,
  startsAt: scheduledPrices.startsAt,
}

/** Converts a row with `scheduledColumns`, where 0 means that the first size keeps its price. */
export function asScheduledPrice(
  { priceMinor, morePrices, startsAt }: PriceColumns & { readonly startsAt: Date },
  timeZone: string,
): ScheduledPrice {
  const from = dateAt(timeZone, startsAt.getTime())
  return { priceMinor: priceMinor || null, morePrices, from }
}
