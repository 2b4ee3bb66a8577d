import { eq, isNull, sql } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { conversations, messages } from '#app/db/schema/index.ts'

/**
 * Erases the words of a guest's conversation for good; the rows stay, for the counts.
 * @returns the conversation's id, or undefined if there was none
 */
export async function eraseConversation(
  restaurantId: string,
  guestHash: string,
): Promise<string | undefined> {
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
