import { isSampleAccount } from '#app/domain/accounts/sample-account.ts'
import { Invalid, SignedOut } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { admitsSample, askAuth } from './index.server.ts'

/**
 * Opens a session for an owner who has proven to be it.
 * @returns its id, and the cookies to set
 * @throws {SignedOut} if there is no such owner any more
 * @throws {Invalid} for the sample account where strangers could use its published password
 */
export async function openSessionFor(
  { headers }: Caller,
  ownerId: string,
): Promise<{ sessionId: string; cookies: string[] }> {
  if (!admitsSample() && (await isSampleAccount(ownerId))) throw new Invalid('login_failed')
  const answer = await askAuth((api) =>
    api.openSession({ body: { ownerId }, headers, returnHeaders: true }),
  )
  if (!answer.response) throw new SignedOut()
  return { sessionId: answer.response.sessionId, cookies: answer.headers.getSetCookie() }
}
