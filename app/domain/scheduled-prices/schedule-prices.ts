import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { scheduledPrices } from '#app/db/schema/index.ts'
import type { Dish } from '../locks/lock-dish.ts'
import { startOfDate } from './dates.ts'
import type { ScheduledPrice } from './scheduled-price.ts'

interface Schedule {
  readonly ownerId: string
  readonly timeZone: string
  /** The date at whose start the prices begin, such as 2026-12-01. */
  readonly from: string
  /** In minor units of the menu's currency. */
  readonly prices: readonly { readonly dishId: string; readonly priceMinor: number }[]
}

/** Schedules prices of dishes of a locked menu, instead of those scheduled before. */
export async function schedulePrices(
  transaction: Transaction,
  { ownerId, timeZone, from, prices }: Schedule,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${scheduledPrices} (owner_id, dish_id, price_minor, starts_at)
    select ${ownerId}::uuid, dish_id, price, ${startOfDate(timeZone, from).toISOString()}::timestamptz
    from unnest(
      ${sql.param(prices.map(({ dishId }) => dishId))}::uuid[],
      ${sql.param(prices.map(({ priceMinor }) => priceMinor))}::int[]
    ) as scheduled (dish_id, price)
    on conflict (dish_id) do update
      set price_minor = excluded.price_minor, starts_at = excluded.starts_at`)
}

/** Schedules the next price of a locked dish; null for none. */
export async function schedulePrice(
  transaction: Transaction,
  { id, ownerId }: Dish,
  next: ScheduledPrice | null,
  timeZone: string,
): Promise<void> {
  if (!next) await transaction.delete(scheduledPrices).where(eq(scheduledPrices.dishId, id))
  else {
    const prices = [{ dishId: id, priceMinor: next.priceMinor }]
    await schedulePrices(transaction, { ownerId, timeZone, from: next.from, prices })
  }
}
