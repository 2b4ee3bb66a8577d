import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

/** Records that the owner of a session has just confirmed who they are. */
export async function confirmSession(sessionId: string): Promise<void> {
  await asSystem('an owner confirms a session', (transaction) =>
    transaction
      .update(sessions)
      .set({ confirmedAt: sql`now()` })
      .where(eq(sessions.id, sessionId)),
  )
}
