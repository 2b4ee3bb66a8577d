import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages } from '#app/db/schema/index.ts'
import { returnedRow } from '../returned-row.ts'
import { startOfDay } from './days.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { OwnerActor } from '../actor.ts'

/**
 * Statistics of an owner's conversations, by when they started (the spec's
 * get_conversation_stats2).
 */
export interface ConversationSummary {
  readonly total: number
  /** Today and the 29 days before. */
  readonly last30Days: number
  /** Today and the 6 days before. */
  readonly last7Days: number
  readonly today: number
  /** Questions and replies together; 0 without conversations. */
  readonly messagesPerConversation: number
}

/**
 * Computes the statistics of an owner's conversations, including erased ones.
 * @param timeZone IANA name, for the days
 */
export async function getConversationSummary(
  actor: OwnerActor,
  timeZone: string,
): Promise<ConversationSummary> {
  const countSince = (days: number) =>
    sql<number>`count(*) filter (where ${conversations.createdAt} >= ${startOfDay(timeZone, days)})::int`
  return asOwnerReading(actor, 'seeConversations', async (transaction) => {
    const countRecent = transaction
      .select({ last30Days: countSince(29), last7Days: countSince(6), today: countSince(0) })
      .from(conversations)
      .where(
        and(
          eq(conversations.ownerId, actor.ownerId),
          gte(conversations.createdAt, startOfDay(timeZone, 29)),
        ),
      )
    const [recentCounts, { total, messageCount }] = await Promise.all([
      countRecent,
      countAll(transaction, actor.ownerId),
    ])
    const messagesPerConversation = total === 0 ? 0 : messageCount / total
    return { total, ...returnedRow(recentCounts), messagesPerConversation }
  })
}

/** Counts all conversations and messages of an owner: the stored totals plus everything since. */
async function countAll(transaction: Transaction, ownerId: string) {
  const [counted] = await transaction
    .select()
    .from(conversationTotals)
    .where(eq(conversationTotals.ownerId, ownerId))
  // Passed as a value, so that Postgres plans for one month of rows and not for a third of the
  // table.
  const since = counted?.countedUntil ?? new Date(0)
  const [newConversations, newMessages] = await Promise.all(
    [conversations, messages].map((table) =>
      transaction
        .select({ count: count() })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), gte(table.createdAt, since))),
    ),
  )
  return {
    total: (counted?.conversations ?? 0) + returnedRow(newConversations ?? []).count,
    messageCount: (counted?.messages ?? 0) + returnedRow(newMessages ?? []).count,
  }
}
