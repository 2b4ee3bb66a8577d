import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { asGuest, asSystem } from '#app/db/actors.ts'
import {
  conversations,
  corrections,
  insights,
  messages,
  replyEvidence,
} from '#app/db/schema/index.ts'

/**
 * Erases the content of a guest's conversation permanently. The rows remain, because they are
 * counted.
 * @returns the conversation's id; undefined if there is none
 */
export async function eraseConversation(
  restaurantId: string,
  guestHash: string,
): Promise<string | undefined> {
  const erasedId = await eraseTexts(restaurantId, guestHash)
  if (erasedId !== undefined) await deleteFacts(erasedId)
  return erasedId
}

function eraseTexts(restaurantId: string, guestHash: string): Promise<string | undefined> {
  return asGuest({ restaurant: { id: restaurantId }, guestHash }, async (transaction) => {
    const [erased] = await transaction
      .update(conversations)
      .set({ userMessage: '', erasedAt: sql`now()` })
      .where(isNull(conversations.erasedAt))
      .returning({ id: conversations.id })
    if (!erased) return undefined
    await transaction
      .update(messages)
      .set({ text: '', dishes: [] })
      .where(eq(messages.conversationId, erased.id))
    return erased.id
  })
}

/**
 * Deletes the facts asked about and those in the replies, which may reveal something about a
 * guest's health. Owners still see that information was missing.
 */
async function deleteFacts(conversationId: string): Promise<void> {
  await asSystem('facts of an erased conversation are deleted', async (transaction) => {
    const ofConversation = transaction
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
    await transaction
      .update(insights)
      .set({ gapFacts: [], gapWords: null })
      .where(inArray(insights.messageId, ofConversation))
    await transaction.delete(corrections).where(inArray(corrections.messageId, ofConversation))
    await transaction.delete(replyEvidence).where(inArray(replyEvidence.messageId, ofConversation))
  })
}
