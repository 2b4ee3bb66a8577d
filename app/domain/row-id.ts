import { createHash } from 'node:crypto'

/**
 * The id of a row that a form asks for: the same form, sent twice, asks for the same row.
 * Made of all that makes the request what it is, the owner first: so nobody can aim at
 * another's row, and a form that was changed before it was sent again asks for another row.
 * @param request the owner, what the row stands in, the form's key, what was typed
 * @returns a UUID of version 8 (RFC 9562), which leaves its bits to its maker
 */
export function rowIdFor(...request: readonly unknown[]): string {
  const digits = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0b11) | 0b1000).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
