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
 * Erases the words of a guest's conversation for good; the rows stay, for the counts.
 * @returns the conversation's id, or undefined if there was none
 */
export async function eraseConversation(
  restaurantId: string,
  guestHash: string,
): Promise<string | undefined> {
  const erasedId = await eraseWords(restaurantId, guestHash)
  if (erasedId !== undefined) await forgetFacts(erasedId)
  return erasedId
}

function eraseWords(restaurantId: string, guestHash: string): Promise<string | undefined> {
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

/** What was asked after, and what was answered, tells of a guest's health; owners keep that something was missing. */
async function forgetFacts(conversationId: string): Promise<void> {
  await asSystem('what an erased talk tells of a guest is forgotten', async (transaction) => {
    const ofTalk = transaction
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
    await transaction
      .update(insights)
      .set({ gapFacts: [] })
      .where(inArray(insights.messageId, ofTalk))
    await transaction.delete(corrections).where(inArray(corrections.messageId, ofTalk))
    await transaction.delete(replyEvidence).where(inArray(replyEvidence.messageId, ofTalk))
  })
}
