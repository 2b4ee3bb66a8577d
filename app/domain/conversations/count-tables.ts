import { and, asc, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { messages, restaurants } from '#app/db/schema/index.ts'
import { startOfDay } from './days.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A table and the number of questions from it. */
export interface TableCount {
  readonly restaurantId: string
  readonly restaurantName: string
  readonly name: string
  readonly count: number
}

/** The tables that most questions came from. */
export interface TableCounts {
  /** At most ten, most questions first. */
  readonly top: readonly TableCount[]
  /** The number of questions from all other tables. */
  readonly others: number
}

const maxTables = 10

/**
 * Counts an owner's questions of the last 30 days by table. Erased questions, and those from no known
 * table, aren't counted.
 * @param timeZone IANA name, for the days
 */
export async function countTables(member: Member, timeZone: string): Promise<TableCounts> {
  const counts = await asOwnerReading(member, 'seeConversations', (transaction) =>
    transaction
      .select({
        restaurantId: restaurants.id,
        restaurantName: restaurants.name,
        name: sql<string>`${messages.tableName}`,
        count: count(),
      })
      .from(messages)
      .innerJoin(restaurants, eq(restaurants.id, messages.restaurantId))
      .where(
        and(
          eq(messages.ownerId, member.ownerId),
          isNotNull(messages.tableName),
          gte(messages.createdAt, startOfDay(timeZone, 29)),
        ),
      )
      .groupBy(restaurants.id, messages.tableName)
      .orderBy(desc(count()), asc(restaurants.name), asc(messages.tableName)),
  )
  return {
    top: counts.slice(0, maxTables),
    others: counts.slice(maxTables).reduce((sum, table) => sum + table.count, 0),
  }
}
