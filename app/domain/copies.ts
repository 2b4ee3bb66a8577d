import { maxNameLength } from './field-schemas.ts'

/** What a copied row does not take over: the database fills it in anew. */
export const ofItsOwn = { id: undefined, createdAt: undefined, updatedAt: undefined }

/** The name of a copy: shortened, if need be, to leave room for the suffix. */
export function nameOfCopy(original: string, suffix: string): string {
  const room = original.slice(0, Math.max(maxNameLength - suffix.length, 0))
  // A cut may not halve a surrogate pair.
  return `${room.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${suffix}`
}
