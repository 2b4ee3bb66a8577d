import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'

/** A browser in which an owner is signed in. Excludes the session's token. */
export interface SessionEntry {
  readonly id: string
  readonly createdAt: Date
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

/** Lists an owner's active sessions, newest first. */
export async function listSessions(ownerId: string): Promise<SessionEntry[]> {
  return asSystem('an owner manages sessions', (transaction) =>
    transaction
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.ownerId, ownerId),
          gt(sessions.expiresAt, new Date()),
          isNull(sessions.removedFrom),
        ),
      )
      .orderBy(desc(sessions.createdAt), desc(sessions.id)),
  )
}
