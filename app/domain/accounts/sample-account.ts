import { eq, inArray } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { links, owners, samples, sessions } from '#app/db/schema/index.ts'

/** Whether an account belongs to the sample restaurants. */
export async function isSampleAccount(ownerId: string): Promise<boolean> {
  const count = await asSystem('the sample account is checked', (transaction) =>
    transaction.$count(samples, eq(samples.ownerId, ownerId)),
  )
  return count > 0
}

/**
 * Ends the sessions of the sample account and revokes its links: anyone may have signed in with its
 * published password.
 * @returns whether there is such an account
 */
export async function closeSampleAccount(): Promise<boolean> {
  return asSystem('the sample account is closed', async (transaction) => {
    const accounts = await transaction
      .select({ id: owners.id })
      .from(owners)
      .innerJoin(samples, eq(samples.ownerId, owners.id))
    const ids = accounts.map(({ id }) => id)
    await transaction.delete(sessions).where(inArray(sessions.ownerId, ids))
    await transaction.delete(links).where(inArray(links.ownerId, ids))
    return ids.length > 0
  })
}
