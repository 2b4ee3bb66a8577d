import type { Caller } from './caller.ts'
import { callAuth } from './index.server.ts'

/**
 * Ends the session, also in the database.
 * @returns the cookies that clear it
 */
export async function signOut({ headers }: Caller): Promise<string[]> {
  const answer = await callAuth((api) => api.signOut({ headers, returnHeaders: true }))
  return answer.headers.getSetCookie()
}
