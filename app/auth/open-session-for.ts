import { isSampleAccount } from '#app/domain/accounts/sample-account.ts'
import { Invalid, SignedOut } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { allowsSampleLogin, callAuth } from './index.server.ts'

/**
 * Opens a session for an owner who has been authenticated.
 * @returns its id, and the cookies to set
 * @throws {SignedOut} if the owner no longer exists
 * @throws {Invalid} for the sample account if its published password must not work here
 */
export async function openSessionFor(
  { headers }: Caller,
  ownerId: string,
): Promise<{ sessionId: string; cookies: string[] }> {
  if (!allowsSampleLogin() && (await isSampleAccount(ownerId))) throw new Invalid('login_failed')
  const answer = await callAuth((api) =>
    api.openSession({ body: { ownerId }, headers, returnHeaders: true }),
  )
  if (!answer.response) throw new SignedOut()
  return { sessionId: answer.response.sessionId, cookies: answer.headers.getSetCookie() }
}
