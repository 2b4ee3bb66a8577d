import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/** Reads the time zone of the owner on whose behalf the transaction runs. */
export async function readTimeZone(transaction: Transaction): Promise<string> {
  const [owner] = await transaction.select({ timeZone: owners.timeZone }).from(owners)
  return owner?.timeZone ?? 'UTC'
}

/** Returns the IANA time zone of an owner's restaurants. */
export const getTimeZone = (ownerId: string): Promise<string> =>
  asSystem('a time is shown to a guest', async (transaction) => {
    const [owner] = await transaction
      .select({ timeZone: owners.timeZone })
      .from(owners)
      .where(eq(owners.id, ownerId))
    return owner?.timeZone ?? 'UTC'
  })
