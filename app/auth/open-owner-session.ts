import { isSampleAccount } from '#app/domain/accounts/sample-account.ts'
import { recordLogin } from '#app/domain/audit/record-action.ts'
import { InvalidInputError, SignedOutError } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { allowsSampleLogin, callAuth } from './index.server.ts'
import type { SessionLevel } from './open-session.ts'

/**
 * Opens a session for an owner who has been authenticated.
 * @param level what opened it; the password alone by default
 * @returns the session's id, and the cookies to set
 * @throws {SignedOutError} if the owner no longer exists
 * @throws {InvalidInputError} for the sample account if this process doesn't accept its published
 *   password
 */
export async function openOwnerSession(
  { headers }: Caller,
  ownerId: string,
  level: SessionLevel = {},
): Promise<{ sessionId: string; cookies: string[] }> {
  if (!allowsSampleLogin() && (await isSampleAccount(ownerId)))
    throw new InvalidInputError('login_failed')
  const result = await callAuth((api) =>
    api.openSession({ body: { ownerId, ...level }, headers, returnHeaders: true }),
  )
  if (!result.response) throw new SignedOutError()
  await recordLogin(ownerId)
  return { sessionId: result.response.sessionId, cookies: result.headers.getSetCookie() }
}
