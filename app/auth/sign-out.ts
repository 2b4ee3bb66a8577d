import type { Caller } from './caller.ts'
import { askAuth } from './index.server.ts'

/**
 * Ends the session, in the database too.
 * @returns the cookies that take its cookie away
 */
export async function signOut({ headers }: Caller): Promise<string[]> {
  const answer = await askAuth((api) => api.signOut({ headers, returnHeaders: true }))
  return answer.headers.getSetCookie()
}
