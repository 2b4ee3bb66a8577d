import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { scheduledPrices } from '#app/db/schema/index.ts'
import type { Dish } from '../locks/lock-dish.ts'
import { priceColumns, type PriceColumns } from '../sizes/size-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import type { TypedNextPrices } from './next-prices-schema.ts'
import { startOfDate } from './dates.ts'

interface Schedule {
  readonly ownerId: string
  readonly timeZone: string
  /** The date on which the prices take effect, at its start, such as 2026-12-01. */
  readonly from: string
  readonly prices: readonly (PriceColumns & { readonly dishId: string })[]
}

/** Schedules prices of dishes of a locked menu; they replace prices scheduled before. */
export async function schedulePrices(
  transaction: Transaction,
  { ownerId, timeZone, from, prices }: Schedule,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${scheduledPrices} (owner_id, dish_id, price_minor, more_prices, starts_at)
    select ${ownerId}::uuid, dish_id, price, more, ${startOfDate(timeZone, from).toISOString()}::timestamptz
    from unnest(
      ${sql.param(prices.map(({ dishId }) => dishId))}::uuid[],
      ${sql.param(prices.map(({ priceMinor }) => priceMinor ?? 0))}::int[],
      ${sql.param(prices.map(({ morePrices }) => JSON.stringify(morePrices)))}::jsonb[]
    ) as scheduled (dish_id, price, more)
    on conflict (dish_id) do update
      set price_minor = excluded.price_minor, more_prices = excluded.more_prices,
        starts_at = excluded.starts_at`)
}

/** Replaces the scheduled prices of a locked dish by those of its form; null removes them. */
export async function schedulePrice(
  transaction: Transaction,
  dish: Dish,
  next: TypedNextPrices | null,
  timeZone: string,
): Promise<void> {
  if (!next) await transaction.delete(scheduledPrices).where(eq(scheduledPrices.dishId, dish.id))
  else {
    const { id: dishId, ownerId } = dish
    const sizes = sizesOf(dish)
    const bySize = new Map(sizes.map(({ id }, row) => [id, next.prices[row] ?? null]))
    const prices = [{ dishId, ...priceColumns(sizes, bySize) }]
    await schedulePrices(transaction, { ownerId, timeZone, from: next.from, prices })
  }
}
