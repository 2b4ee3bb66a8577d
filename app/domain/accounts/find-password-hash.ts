import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { credentials } from '#app/db/schema/index.ts'

/** Finds the hash of an owner's password; null if there is none. */
export function findPasswordHash(ownerId: string): Promise<string | null> {
  return asSystem('a password is checked', (transaction) => readPasswordHash(transaction, ownerId))
}

/** Reads the hash within a transaction of the system actor. */
export async function readPasswordHash(
  transaction: Transaction,
  ownerId: string,
): Promise<string | null> {
  const [credential] = await transaction
    .select({ passwordHash: credentials.password })
    .from(credentials)
    .where(eq(credentials.ownerId, ownerId))
  return credential?.passwordHash ?? null
}
