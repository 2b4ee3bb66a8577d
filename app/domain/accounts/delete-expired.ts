import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import {
  links,
  menuImports,
  owners,
  passkeyChallenges,
  pendingLogins,
  sessions,
} from '#app/db/schema/index.ts'

/** The confirmation link is valid for a day; a week leaves time to request another. */
export const unconfirmedDays = 7

/** How long an import waits for being published after it was last used. */
export const importDraftDays = 30

/** Deletes expired sessions, links, logins and challenges, unconfirmed registrations, and imports never published. */
export async function deleteExpired(): Promise<void> {
  await asSystem('expired rows are deleted', async (transaction) => {
    await transaction.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await transaction.delete(links).where(lt(links.expiresAt, sql`now()`))
    await transaction.delete(pendingLogins).where(lt(pendingLogins.expiresAt, sql`now()`))
    await transaction.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
    const isOld = lt(owners.createdAt, sql`now() - make_interval(days => ${unconfirmedDays})`)
    await transaction.delete(owners).where(and(eq(owners.emailVerified, false), isOld))
    const longAgo = sql`now() - make_interval(days => ${importDraftDays})`
    // Cancelled ones are purged like all that is deleted. The index is by the time of creation.
    const isAbandoned = and(
      lt(menuImports.createdAt, longAgo),
      lt(menuImports.updatedAt, longAgo),
      isNull(menuImports.deletedAt),
    )
    await transaction.delete(menuImports).where(and(eq(menuImports.state, 'draft'), isAbandoned))
  })
}
