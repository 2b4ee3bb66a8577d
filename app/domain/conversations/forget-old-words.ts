import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import {
  conversations,
  corrections,
  insights,
  messages,
  replyEvidence,
} from '#app/db/schema/index.ts'
import { hasWords } from './has-words.ts'

// Short enough that no guest waits for one.
const messagesAtOnce = 500

/**
 * Empties the words of all messages older than so many days. Their rows stay, and what is counted
 * from them. A conversation that has gone silent as long ago is erased with them: a guest who
 * comes back begins a new one.
 * @param days at least 1
 * @param signal ends it half-way
 */
export async function forgetOldWords(days: number, signal?: AbortSignal): Promise<void> {
  let emptied: number
  do {
    signal?.throwIfAborted()
    emptied = await forgetSome(days)
  } while (emptied === messagesAtOnce)
}

function forgetSome(days: number): Promise<number> {
  const cutoff = sql`now() - make_interval(days => ${days})`
  return asSystem('words whose time is over are forgotten', async (transaction) => {
    const old = await transaction
      .select({ id: messages.id, conversationId: messages.conversationId })
      .from(messages)
      .where(and(lt(messages.createdAt, cutoff), hasWords))
      .orderBy(asc(messages.createdAt))
      .limit(messagesAtOnce)
      .for('update', { skipLocked: true })
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    const conversationIds = [...new Set(old.map(({ conversationId }) => conversationId))]
    await transaction
      .update(messages)
      .set({ text: '', dishes: [] })
      .where(inArray(messages.id, ids))
    await transaction.update(insights).set({ gapFacts: [] }).where(inArray(insights.messageId, ids))
    await transaction.delete(replyEvidence).where(inArray(replyEvidence.messageId, ids))
    await transaction.delete(corrections).where(inArray(corrections.messageId, ids))
    // A question that is being asked moves `updated_at` before it adds its message.
    await transaction
      .update(conversations)
      .set({ userMessage: '', erasedAt: sql`now()` })
      .where(
        and(
          inArray(conversations.id, conversationIds),
          isNull(conversations.erasedAt),
          lt(conversations.updatedAt, cutoff),
          sql`not exists (select from ${messages}
            where ${messages.conversationId} = ${conversations.id} and ${hasWords})`,
        ),
      )
    return old.length
  })
}
