import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners, scheduledPrices } from '#app/db/schema/index.ts'
import type { PriceColumns } from '../sizes/size-prices.ts'
import { dateAt } from './dates.ts'

/** The prices that an owner has scheduled for a dish. A size without one keeps its price. */
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

/** What `asScheduledPrice` needs of a row. */
export const scheduledColumns = {
  priceMinor: scheduledPrices.priceMinor,
  morePrices: scheduledPrices.morePrices,
  startsAt: scheduledPrices.startsAt,
}

/** Returns the scheduled prices of a row, which has 0 for a first size that keeps its price. */
export function asScheduledPrice(
  { priceMinor, morePrices, startsAt }: PriceColumns & { readonly startsAt: Date },
  timeZone: string,
): ScheduledPrice {
  const from = dateAt(timeZone, startsAt.getTime())
  return { priceMinor: priceMinor || null, morePrices, from }
}
