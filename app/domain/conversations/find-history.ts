import { and, desc, eq, isNull } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
import { hasWords } from './has-words.ts'

/** A guest's conversation as it stands. */
export interface History {
  readonly conversationId: string
  readonly threadId: string
  /** The latest of them, oldest first. */
  readonly messages: readonly (typeof messages.$inferSelect)[]
}

// More than anyone scrolls through on a phone.
const shownMessages = 200

/** Finds the conversation that the holder of a cookie has at a restaurant, if there is one. */
export async function findHistory(
  restaurantId: string,
  guestHash: string,
): Promise<History | undefined> {
  return asGuest({ restaurant: { id: restaurantId }, guestHash }, async (transaction) => {
    const [conversation] = await transaction
      .select()
      .from(conversations)
      .where(isNull(conversations.erasedAt))
    if (!conversation) return undefined
    const latestFirst = await transaction
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, conversation.id), hasWords))
      .orderBy(desc(messages.sequence))
      .limit(shownMessages)
    return {
      conversationId: conversation.id,
      threadId: conversation.threadId,
      messages: latestFirst.toReversed(),
    }
  })
}
