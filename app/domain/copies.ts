import { maxNameLength } from './field-schemas.ts'

/** Columns that the database generates again for a copied row. */
export const generatedColumns = { id: undefined, createdAt: undefined, updatedAt: undefined }

/** Columns that unlink a copied dish from its import, which updates only the original. */
export const withoutImport = { importId: null, importedName: null }

/** Returns the name of a copy, shortened if necessary to leave room for the suffix. */
export function nameOfCopy(original: string, suffix: string): string {
  const shortened = original.slice(0, Math.max(maxNameLength - suffix.length, 0))
  // Don't cut a surrogate pair in half.
  return `${shortened.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${suffix}`
}
