import { sql } from 'drizzle-orm'
import { conversations } from '#app/db/schema/index.ts'
import { localToday, startOfDay } from './days.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { OwnerActor } from '../actor.ts'

/** One day of the chart. */
export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Conversations that started on that day. */
  readonly count: number
}

/** Today and the 29 days before (spec section 9). */
const chartDays = 30

/**
 * Counts an owner's conversations per day, oldest day first, including days without any (the spec's
 * get_daily_conversation_sessions).
 * @param timeZone IANA name, for the days
 */
export async function countConversationsPerDay(
  actor: OwnerActor,
  timeZone: string,
): Promise<DayCount[]> {
  const earliest = chartDays - 1
  return asOwnerReading(actor, 'seeConversations', async (transaction) => {
    const { rows } = await transaction.execute<{ day: string; count: number }>(sql`
      with counted as (
        select (${conversations.createdAt} at time zone ${timeZone})::date as day, count(*)::int as count
        from ${conversations}
        where ${conversations.createdAt} >= ${startOfDay(timeZone, earliest)}
        group by 1
      )
      select to_char(dates.day, 'YYYY-MM-DD') as day, coalesce(counted.count, 0) as count
      from generate_series(${localToday(timeZone)} - ${earliest}::int, ${localToday(timeZone)}, interval '1 day') as dates (day)
      left join counted on counted.day = dates.day::date
      order by dates.day`)
    return rows
  })
}
