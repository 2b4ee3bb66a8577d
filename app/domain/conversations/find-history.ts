import { and, desc, eq, isNull } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
import { hasContent } from './has-content.ts'

/** A guest's current conversation. */
export interface History {
  readonly conversationId: string
  readonly threadId: string
  /** The latest messages, oldest first. */
  readonly messages: readonly (typeof messages.$inferSelect)[]
}

// More than anyone scrolls back on a phone.
const maxMessages = 200

/** Finds a guest's current conversation at a restaurant, if there is one. */
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
      .where(and(eq(messages.conversationId, conversation.id), hasContent))
      .orderBy(desc(messages.sequence))
      .limit(maxMessages)
    return {
      conversationId: conversation.id,
      threadId: conversation.threadId,
      messages: latestFirst.toReversed(),
    }
  })
}
