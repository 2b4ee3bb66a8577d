import { createHash } from 'node:crypto'

/**
 * Derives the id of the row that a form creates, so that the same form sent twice creates one row.
 * It is derived from everything that identifies the request, including the owner: nobody can target
 * another owner's row, and a form that was edited before it was resent creates another row.
 * @param request the owner, the parent row, the form's key, the submitted values
 * @returns a UUID of version 8 (RFC 9562), whose bits are application-defined
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
