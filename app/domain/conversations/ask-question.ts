import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { asGuest, type Transaction } from '#app/db/actors.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
import { historyTurns, type Question } from './schemas.ts'

type MessageRow = typeof messages.$inferSelect

/** A question that stands in the database, and what was said before it. */
export interface AskedQuestion {
  readonly conversationId: string
  readonly threadId: string
  readonly questionId: string
  readonly question: string
  /** Earlier turns, oldest first, without this question. */
  readonly history: readonly Pick<MessageRow, 'role' | 'text'>[]
  /** The stored reply, when the same key was sent before and has been answered. */
  readonly reply: MessageRow | undefined
}

/** Where a guest asks, and as whom. */
export interface Asker {
  readonly restaurantId: string
  readonly ownerId: string
  readonly guestHash: string
}

/**
 * Stores a guest's question before anyone answers it. The first one opens the
 * conversation; a key that was sent before finds its question instead of asking again.
 */
export async function askQuestion(
  asker: Asker,
  { message, key }: Question,
): Promise<AskedQuestion> {
  const guest = { restaurant: { id: asker.restaurantId }, guestHash: asker.guestHash }
  return asGuest(guest, async (transaction) => {
    const { conversationId, threadId } = await openConversation(transaction, asker, message)
    const question = await storeQuestion(transaction, asker, conversationId, message, key)
    const [history, reply] = await Promise.all([
      readEarlierTurns(transaction, conversationId, question.sequence),
      findReply(transaction, question.id),
    ])
    return {
      conversationId,
      threadId,
      questionId: question.id,
      question: question.text,
      history,
      reply,
    }
  })
}

/** Finds the guest's conversation or opens one. */
async function openConversation(
  transaction: Transaction,
  asker: Asker,
  message: string,
): Promise<Pick<AskedQuestion, 'conversationId' | 'threadId'>> {
  // One statement, so that two first questions at once share one conversation. A conflict
  // changes nothing, but makes the row come back.
  const [row] = await transaction
    .insert(conversations)
    .values({ ...asker, userMessage: message })
    .onConflictDoUpdate({
      target: [conversations.restaurantId, conversations.guestHash],
      targetWhere: isNull(conversations.erasedAt),
      set: { updatedAt: sql`${conversations.updatedAt}` },
    })
    .returning({ conversationId: conversations.id, threadId: conversations.threadId })
  if (!row) throw new Error('A conversation was neither found nor opened')
  return row
}

async function storeQuestion(
  transaction: Transaction,
  asker: Asker,
  conversationId: string,
  text: string,
  key: string,
): Promise<Pick<MessageRow, 'id' | 'text' | 'sequence'>> {
  const columns = { id: messages.id, text: messages.text, sequence: messages.sequence }
  const [added] = await transaction
    .insert(messages)
    .values({
      ownerId: asker.ownerId,
      restaurantId: asker.restaurantId,
      conversationId,
      role: 'user',
      text,
      idempotencyKey: key,
    })
    .onConflictDoNothing({ target: [messages.conversationId, messages.idempotencyKey] })
    .returning(columns)
  if (added) {
    await transaction
      .update(conversations)
      .set({ userMessage: text, updatedAt: sql`now()` })
      .where(eq(conversations.id, conversationId))
    return added
  }
  const [found] = await transaction
    .select(columns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.idempotencyKey, key)))
  if (!found) throw new Error('A question was neither stored nor found')
  return found
}

async function readEarlierTurns(
  transaction: Transaction,
  conversationId: string,
  before: number,
): Promise<AskedQuestion['history']> {
  const latestFirst = await transaction
    .select({ role: messages.role, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        lt(messages.sequence, before),
        ne(messages.text, ''),
      ),
    )
    .orderBy(desc(messages.sequence))
    .limit(historyTurns)
  return latestFirst.toReversed()
}

async function findReply(
  transaction: Transaction,
  questionId: string,
): Promise<MessageRow | undefined> {
  const [reply] = await transaction.select().from(messages).where(eq(messages.replyTo, questionId))
  return reply
}
