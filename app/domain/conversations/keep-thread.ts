import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations } from '#app/db/schema/index.ts'

/** Stores the id under which the provider keeps a conversation's thread. */
export async function keepThread(conversationId: string, threadId: string): Promise<void> {
  await asSystem('a conversation got its thread at the provider', (transaction) =>
    transaction.update(conversations).set({ threadId }).where(eq(conversations.id, conversationId)),
  )
}
