import { and, eq, ne } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

/** Ends every session of an owner but the one that asks. */
export async function endOtherSessions(ownerId: string, ownSessionId: string): Promise<void> {
  await asSystem('an owner looks after the own sessions', (transaction) =>
    transaction
      .delete(sessions)
      .where(and(eq(sessions.ownerId, ownerId), ne(sessions.id, ownSessionId))),
  )
}
