import { createHmac, timingSafeEqual } from 'node:crypto'
import { authSecret } from './index.server.ts'

// Long enough to follow the link by hand if scripts are off.
const grantSeconds = 300

/**
 * Grants a session downloads of guests' messages for five minutes, after the owner has entered the
 * password. Part of the download's URL, and worthless to other sessions.
 */
export function grantExport(sessionId: string): string {
  const expires = Math.floor(Date.now() / 1_000) + grantSeconds
  return `${expires}.${signatureOf(sessionId, expires)}`
}

/** Whether a session has a valid grant for downloads. */
export function isExportGranted(sessionId: string, grant: string | null): boolean {
  const [expires = '', signature = ''] = grant?.split('.') ?? []
  const given = Buffer.from(signature)
  const wanted = Buffer.from(signatureOf(sessionId, Number(expires)))
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && Date.now() < Number(expires) * 1_000
}

function signatureOf(sessionId: string, expires: number): string {
  return createHmac('sha256', authSecret())
    .update(`export ${sessionId} ${expires}`)
    .digest('base64url')
}
