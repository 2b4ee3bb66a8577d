import { createHash } from 'node:crypto'
import type { Texts } from './subjects.ts'

/** Identifies the owner's texts that a translation is written for. */
export function sourceVersion(texts: Texts): string {
  const entries = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 16)
}
