import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners, scheduledPrices } from '#app/db/schema/index.ts'
import { dateAt } from './dates.ts'

/** A price that an owner has scheduled for a dish. */
export interface ScheduledPrice {
  /** Minor units of the menu's currency. */
  readonly priceMinor: number
  /** The date in the owner's time zone at whose start it becomes the dish's price. */
  readonly from: string
}

/** Reads the price scheduled for a dish; null if there is none. */
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
  startsAt: scheduledPrices.startsAt,
}

export function asScheduledPrice(
  { priceMinor, startsAt }: { readonly priceMinor: number; readonly startsAt: Date },
  timeZone: string,
): ScheduledPrice {
  return { priceMinor, from: dateAt(timeZone, startsAt.getTime()) }
}

/** Reads the time zone of the owner whose transaction it is. */
export async function readTimeZone(transaction: Transaction): Promise<string> {
  const [owner] = await transaction.select({ timeZone: owners.timeZone }).from(owners)
  return owner?.timeZone ?? 'UTC'
}
