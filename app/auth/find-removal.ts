import { callAuth } from './index.server.ts'

/**
 * Finds out whether the session of a request's cookie was ended because the person was removed from its
 * team. The cookie proves whose session it was, so nobody else learns of it.
 * @returns what the team is called; undefined if the session is open, or ended otherwise
 */
export async function findRemoval(headers: Headers): Promise<string | undefined> {
  const found = await callAuth((api) => api.getSession({ headers }))
  return found?.session.removedFrom ?? undefined
}
