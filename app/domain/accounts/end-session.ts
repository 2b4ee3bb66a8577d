import { and, eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

/** Ends one session if it belongs to the owner. */
export async function endSession(ownerId: string, sessionId: string): Promise<void> {
  await asSystem('an owner manages sessions', (transaction) =>
    transaction
      .delete(sessions)
      .where(and(eq(sessions.ownerId, ownerId), eq(sessions.id, sessionId))),
  )
}
