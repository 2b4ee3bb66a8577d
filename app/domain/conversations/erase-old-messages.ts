import { and, asc, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import {
  conversations,
  corrections,
  insights,
  messages,
  replyEvidence,
} from '#app/db/schema/index.ts'
import { hasContent } from './has-content.ts'

// In messages. Small, so that no guest waits for the locks.
const batchSize = 100

/**
 * Empties all messages older than this many days. Their rows remain, because they are counted. A
 * conversation without newer messages is erased too: a guest who returns starts a new one.
 * @param days at least 1
 * @param signal stops before the next batch
 */
export async function eraseOldMessages(days: number, signal?: AbortSignal): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${days})`
  const touched = new Set<string>()
  let emptied: number
  do {
    signal?.throwIfAborted()
    const conversationIds = await eraseBatch(cutoff)
    emptied = conversationIds.length
    for (const id of conversationIds) touched.add(id)
  } while (emptied === batchSize)
  // Checked again, because another process may have emptied the rest of a conversation at the same
  // time.
  if (touched.size === 0) return
  await asSystem('inactive conversations are erased', (transaction) =>
    eraseEmpty(transaction, [...touched], cutoff),
  )
}

/**
 * Empties up to 500 messages.
 * @returns the conversation of each
 */
function eraseBatch(cutoff: SQL): Promise<string[]> {
  return asSystem('old messages are erased', async (transaction) => {
    const old = await transaction
      .select({ id: messages.id, conversationId: messages.conversationId })
      .from(messages)
      .where(and(lt(messages.createdAt, cutoff), hasContent))
      .orderBy(asc(messages.createdAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    if (old.length === 0) return []
    const ids = old.map(({ id }) => id)
    await transaction
      .update(messages)
      .set({ text: '', dishes: [] })
      .where(inArray(messages.id, ids))
    await transaction
      .update(insights)
      .set({ gapFacts: [], gapWords: null })
      .where(inArray(insights.messageId, ids))
    await transaction.delete(replyEvidence).where(inArray(replyEvidence.messageId, ids))
    await transaction.delete(corrections).where(inArray(corrections.messageId, ids))
    const conversationIds = old.map(({ conversationId }) => conversationId)
    await eraseEmpty(transaction, [...new Set(conversationIds)], cutoff)
    return conversationIds
  })
}

/** Erases those of the conversations that have no content left. */
async function eraseEmpty(
  transaction: Transaction,
  ids: readonly string[],
  cutoff: SQL,
): Promise<void> {
  // A question that is being stored updates `updated_at` before it inserts its message.
  await transaction
    .update(conversations)
    .set({ userMessage: '', erasedAt: sql`now()` })
    .where(
      and(
        inArray(conversations.id, [...ids]),
        isNull(conversations.erasedAt),
        lt(conversations.updatedAt, cutoff),
        sql`not exists (select from ${messages}
          where ${messages.conversationId} = ${conversations.id} and ${hasContent})`,
      ),
    )
}
