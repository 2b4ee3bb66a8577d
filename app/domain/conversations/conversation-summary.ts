import { and, count, eq, gte, sql } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages } from '#app/db/schema/index.ts'
import { returnedRow } from '../returned-row.ts'
import { startOfDay } from './days.ts'

/** How much an owner's guests talked (the spec's get_conversation_stats2). Counts of conversations by when they began. */
export interface ConversationSummary {
  readonly total: number
  /** Today and the 29 days before it. */
  readonly last30Days: number
  /** Today and the 6 days before it. */
  readonly last7Days: number
  readonly today: number
  /** Questions and replies together; 0 without a conversation. */
  readonly messagesPerConversation: number
}

/**
 * Sums up an owner's conversations, erased ones included.
 * @param timeZone IANA name, in which days are counted
 */
export async function conversationSummary(
  ownerId: string,
  timeZone: string,
): Promise<ConversationSummary> {
  const recent = (days: number) =>
    sql<number>`count(*) filter (where ${conversations.createdAt} >= ${startOfDay(timeZone, days)})::int`
  return asOwner(ownerId, async (transaction) => {
    const counting = transaction
      .select({ last30Days: recent(29), last7Days: recent(6), today: recent(0) })
      .from(conversations)
      .where(
        and(
          eq(conversations.ownerId, ownerId),
          gte(conversations.createdAt, startOfDay(timeZone, 29)),
        ),
      )
    const [recently, { total, said }] = await Promise.all([
      counting,
      countEver(transaction, ownerId),
    ])
    const messagesPerConversation = total === 0 ? 0 : said / total
    return { total, ...returnedRow(recently), messagesPerConversation }
  })
}

/** All of an owner's conversations and messages: what was counted before, and what came since. */
async function countEver(transaction: Transaction, ownerId: string) {
  const [counted] = await transaction
    .select()
    .from(conversationTotals)
    .where(eq(conversationTotals.ownerId, ownerId))
  // Told to Postgres as a value: it plans for the month that it is, and not for a third of the table.
  const since = counted?.countedUntil ?? new Date(0)
  const [begun, came] = await Promise.all(
    [conversations, messages].map((table) =>
      transaction
        .select({ count: count() })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), gte(table.createdAt, since))),
    ),
  )
  return {
    total: (counted?.conversations ?? 0) + returnedRow(begun ?? []).count,
    said: (counted?.messages ?? 0) + returnedRow(came ?? []).count,
  }
}
