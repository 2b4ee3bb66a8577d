import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { scheduledPrices } from '#app/db/schema/index.ts'
import { dateAt, startOfDate } from './dates.ts'

/**
 * Moves the start of the owner's scheduled prices, so that they begin on the same dates in another time
 * zone. All menus of the owner must be locked.
 */
export async function moveScheduledPrices(
  transaction: Transaction,
  fromTimeZone: string,
  toTimeZone: string,
): Promise<void> {
  const { startsAt } = scheduledPrices
  const moments = await transaction.select({ startsAt }).from(scheduledPrices).groupBy(startsAt)
  const before = moments.map((moment) => moment.startsAt)
  const after = before.map((moment) =>
    startOfDate(toTimeZone, dateAt(fromTimeZone, moment.getTime())),
  )
  await transaction
    .update(scheduledPrices)
    .set({ startsAt: sql`moved.after` })
    .from(
      sql`unnest(${asParameter(before)}::timestamptz[], ${asParameter(after)}::timestamptz[])
        as moved (before, after)`,
    )
    .where(sql`${startsAt} = moved.before`)
}

const asParameter = (moments: readonly Date[]) =>
  sql.param(moments.map((moment) => moment.toISOString()))
