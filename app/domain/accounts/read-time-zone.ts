import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/** Reads the time zone of the owner on whose behalf the transaction runs. */
export async function readTimeZone(transaction: Transaction): Promise<string> {
  const [owner] = await transaction.select({ timeZone: owners.timeZone }).from(owners)
  return owner?.timeZone ?? 'UTC'
}
