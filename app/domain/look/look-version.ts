import { createHash } from 'node:crypto'
import { defaultLook, type Look } from '../guest-menu/look.ts'

/** Hashes what an owner chose, so that a form loaded with something else conflicts. */
export function lookVersion(look: Look | null): string {
  // In a fixed order: Postgres reorders the keys of JSON.
  const { accent, logoShape, typeface, pictureSize } = look ?? defaultLook
  const chosen = [accent, logoShape, typeface, pictureSize]
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url')
}
