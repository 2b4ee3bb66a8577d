import { SignedOut } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { askAuth } from './index.server.ts'

/**
 * Opens a session for an owner who has proven to be it.
 * @returns its id, and the cookies to set
 * @throws {SignedOut} if there is no such owner any more
 */
export async function openSessionFor(
  { headers }: Caller,
  ownerId: string,
): Promise<{ sessionId: string; cookies: string[] }> {
  const answer = await askAuth((api) =>
    api.openSession({ body: { ownerId }, headers, returnHeaders: true }),
  )
  if (!answer.response) throw new SignedOut()
  return { sessionId: answer.response.sessionId, cookies: answer.headers.getSetCookie() }
}
