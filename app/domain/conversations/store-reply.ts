import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import type { StoredDishCard } from '#app/db/schema/messages.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
import { countUsage } from '../billing/count-usage.ts'

/** A finished reply. */
export interface Reply {
  readonly id: string
  readonly questionId: string
  readonly conversationId: string
  readonly text: string
  readonly dishes: readonly StoredDishCard[]
  readonly totalTokens: number
}

/**
 * Stores a reply and counts it, in one transaction, whether or not the guest still
 * listens. Called again with the same reply or question, it changes nothing.
 */
export async function storeReply(reply: Reply): Promise<void> {
  await asSystem('a reply is stored and counted', async (transaction) => {
    // Locked, so that an erasure at this moment comes wholly before or wholly after.
    const [conversation] = await transaction
      .select()
      .from(conversations)
      .where(eq(conversations.id, reply.conversationId))
      .for('update')
    if (!conversation) return
    const isErased = conversation.erasedAt !== null
    const [stored] = await transaction
      .insert(messages)
      .values({
        id: reply.id,
        ownerId: conversation.ownerId,
        restaurantId: conversation.restaurantId,
        conversationId: conversation.id,
        role: 'assistant',
        text: isErased ? '' : reply.text,
        dishes: isErased ? [] : reply.dishes,
        replyTo: reply.questionId,
        totalTokens: reply.totalTokens,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id })
    if (stored) await countUsage(transaction, conversation.ownerId, stored.id)
  })
}
