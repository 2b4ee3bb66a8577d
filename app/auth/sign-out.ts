import type { Caller } from './caller.ts'
import { callAuth } from './index.server.ts'

/**
 * Ends the session in the database.
 * @returns the cookies that clear it in the browser
 */
export async function signOut({ headers }: Caller): Promise<string[]> {
  const result = await callAuth((api) => api.signOut({ headers, returnHeaders: true }))
  return result.headers.getSetCookie()
}
