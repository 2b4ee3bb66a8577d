import { isSampleAccount } from '#app/domain/accounts/sample-account.ts'
import { Invalid, SignedOut } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { allowsSampleLogin, callAuth } from './index.server.ts'

/**
 * Opens a session for an owner who has been authenticated.
 * @returns the session's id, and the cookies to set
 * @throws {SignedOut} if the owner no longer exists
 * @throws {Invalid} for the sample account if this process doesn't accept its published password
 */
export async function openOwnerSession(
  { headers }: Caller,
  ownerId: string,
): Promise<{ sessionId: string; cookies: string[] }> {
  if (!allowsSampleLogin() && (await isSampleAccount(ownerId))) throw new Invalid('login_failed')
  const result = await callAuth((api) =>
    api.openSession({ body: { ownerId }, headers, returnHeaders: true }),
  )
  if (!result.response) throw new SignedOut()
  return { sessionId: result.response.sessionId, cookies: result.headers.getSetCookie() }
}
