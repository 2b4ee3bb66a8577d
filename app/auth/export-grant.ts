import { createHmac, timingSafeEqual } from 'node:crypto'
import { authSecret } from './index.server.ts'

// Long enough to follow the link by hand where there is no script.
const grantSeconds = 300

/**
 * Lets a session download guests' words for five minutes, once its owner has given the password.
 * It stands in the file's address, and is worth nothing to any other session.
 */
export function grantExport(sessionId: string): string {
  const expires = Math.floor(Date.now() / 1_000) + grantSeconds
  return `${expires}.${signOf(sessionId, expires)}`
}

/** Whether a session was granted downloads, and still is. */
export function isExportGranted(sessionId: string, grant: string | null): boolean {
  const [expires = '', sign = ''] = grant?.split('.') ?? []
  const given = Buffer.from(sign)
  const wanted = Buffer.from(signOf(sessionId, Number(expires)))
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && Date.now() < Number(expires) * 1_000
}

function signOf(sessionId: string, expires: number): string {
  return createHmac('sha256', authSecret())
    .update(`export ${sessionId} ${expires}`)
    .digest('base64url')
}
