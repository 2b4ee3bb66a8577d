import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { sessions } from '#app/db/schema/index.ts'
import { SignedOutError } from '../errors.ts'

/**
 * Checks a session again once a form has arrived, which takes a slow sender minutes. Sessions of removed
 * members pass: the verb says why it is rejected.
 * @throws {SignedOutError} if the session has ended meanwhile
 */
export const assertStillSignedIn = (sessionId: string): Promise<void> =>
  asSystem('a form has arrived', (transaction) => assertSignedIn(transaction, sessionId))

/**
 * Checks a session.
 * @param transaction of the system actor; with the account locked, the session doesn't end before it does
 * @throws {SignedOutError} if the session has ended
 */
export async function assertSignedIn(transaction: Transaction, sessionId: string): Promise<void> {
  const count = await transaction.$count(sessions, eq(sessions.id, sessionId))
  if (count === 0) throw new SignedOutError()
}
