import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations } from '#app/db/schema/index.ts'

/** Stores the provider's thread id of a conversation. */
export async function storeThreadId(conversationId: string, threadId: string): Promise<void> {
  await asSystem('a thread id is stored', (transaction) =>
    transaction.update(conversations).set({ threadId }).where(eq(conversations.id, conversationId)),
  )
}
