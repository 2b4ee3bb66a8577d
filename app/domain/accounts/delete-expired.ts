import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import {
  links,
  menuImports,
  owners,
  passkeyChallenges,
  pendingLogins,
  sessions,
} from '#app/db/schema/index.ts'
import { deleteInSlices } from '../jobs/slices.ts'

/** The confirmation link is valid for a day; a week leaves time to request another. */
export const unconfirmedDays = 7

/** How long an import waits for being published after it was last used. */
export const importDraftDays = 30

/** Few, because rows of many tables may be deleted with each. */
const ownersPerSlice = 20

/**
 * Deletes expired sessions, links, logins and challenges, unconfirmed registrations, and imports never published.
 * @param signal stops before the next slice
 */
export async function deleteExpired(signal?: AbortSignal): Promise<void> {
  for (const table of [sessions, links, pendingLogins, passkeyChallenges]) {
    const isExpired = lt(table.expiresAt, sql`now()`)
    await deleteInSlices('expired rows are deleted', table, isExpired, { signal })
  }
  const isOld = lt(owners.createdAt, sql`now() - make_interval(days => ${unconfirmedDays})`)
  const isUnconfirmed = and(eq(owners.emailVerified, false), isOld)
  await deleteInSlices('unconfirmed owners are deleted', owners, isUnconfirmed, {
    signal,
    sliceSize: ownersPerSlice,
  })
  const longAgo = sql`now() - make_interval(days => ${importDraftDays})`
  // Cancelled ones are purged like all that is deleted. The index is by the time of creation.
  const isAbandoned = and(
    eq(menuImports.state, 'draft'),
    lt(menuImports.createdAt, longAgo),
    lt(menuImports.updatedAt, longAgo),
    isNull(menuImports.deletedAt),
  )
  await deleteInSlices('abandoned imports are deleted', menuImports, isAbandoned, {
    signal,
    sliceSize: ownersPerSlice,
  })
}
