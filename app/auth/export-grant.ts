import { createHmac, timingSafeEqual } from 'node:crypto'
import { authSecret } from './index.server.ts'

// Long enough to follow the link by hand if JavaScript is disabled.
const grantSeconds = 300

/**
 * Creates a grant for a session to download guests' messages for five minutes, after the owner has
 * entered the password. It is part of the download's URL, and invalid for other sessions.
 */
export function grantExport(sessionId: string): string {
  const expires = Math.floor(Date.now() / 1_000) + grantSeconds
  return `${expires}.${sign(sessionId, expires)}`
}

/** Whether a session has a valid grant for downloads. */
export function isExportGranted(sessionId: string, grant: string | null): boolean {
  const [expires = '', signature = ''] = grant?.split('.') ?? []
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(sessionId, Number(expires)))
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  return isOurs && Date.now() < Number(expires) * 1_000
}

function sign(sessionId: string, expires: number): string {
  return createHmac('sha256', authSecret())
    .update(`export ${sessionId} ${expires}`)
    .digest('base64url')
}
