import { and, eq, ne } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

/** Ends all sessions of an owner except the current one. */
export async function endOtherSessions(ownerId: string, currentSessionId: string): Promise<void> {
  await asSystem('an owner manages sessions', (transaction) =>
    transaction
      .delete(sessions)
      .where(and(eq(sessions.ownerId, ownerId), ne(sessions.id, currentSessionId))),
  )
}
