import { sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
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
  const since = (days: number) =>
    sql<number>`count(*) filter (where ${conversations.createdAt} >= ${startOfDay(timeZone, days)})::int`
  return asOwner(ownerId, async (transaction) => {
    const found = await transaction
      .select({
        total: sql<number>`count(*)::int`,
        last30Days: since(29),
        last7Days: since(6),
        today: since(0),
        messagesPerConversation: sql<number>`coalesce((select count(*) from ${messages})::float / nullif(count(*), 0), 0)`,
      })
      .from(conversations)
    return returnedRow(found)
  })
}
