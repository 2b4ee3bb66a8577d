import { createHash } from 'node:crypto'
import type { Texts } from './subjects.ts'

/** Returns a hash that identifies the owner's texts of a subject, whatever the order of the fields. */
export function sourceVersion(texts: Texts): string {
  const entries = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 16)
}
