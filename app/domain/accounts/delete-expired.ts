import { and, eq, lt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { links, menuImports, owners, sessions } from '#app/db/schema/index.ts'

/** The confirmation link is valid for a day; a week leaves time to request another. */
export const unconfirmedDays = 7

/** How many days an import can be published. */
const importDraftDays = 30

/** Deletes expired sessions and links, unconfirmed registrations, and imports never published. */
export async function deleteExpired(): Promise<void> {
  await asSystem('expired rows are deleted', async (transaction) => {
    await transaction.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await transaction.delete(links).where(lt(links.expiresAt, sql`now()`))
    const isOld = lt(owners.createdAt, sql`now() - make_interval(days => ${unconfirmedDays})`)
    await transaction.delete(owners).where(and(eq(owners.emailVerified, false), isOld))
    const isAbandoned = lt(
      menuImports.createdAt,
      sql`now() - make_interval(days => ${importDraftDays})`,
    )
    await transaction.delete(menuImports).where(and(eq(menuImports.state, 'draft'), isAbandoned))
  })
}
