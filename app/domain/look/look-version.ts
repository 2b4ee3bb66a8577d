import { formVersion } from '../form-version.ts'
import { defaultLook, type Look } from '../guest-menu/look.ts'

/** Hashes the owner's choices, so that a form with outdated choices conflicts. */
export function lookVersion(look: Look | null): string {
  // In a fixed order: Postgres reorders the keys of JSON.
  const { accent, logoShape, typeface, pictureSize } = look ?? defaultLook
  return formVersion([accent, logoShape, typeface, pictureSize])
}
