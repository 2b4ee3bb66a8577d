import { createHash } from 'node:crypto'
import { ConflictError } from './errors.ts'

/**
 * Hashes the values that a form shows. A form contains this hash instead of a row's version if other
 * forms edit the same row.
 */
export function formVersion(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}

/**
 * Checks that the stored values are still those that the form was loaded with.
 * @throws {ConflictError}
 */
export function assertVersion(stored: string, loaded: string): void {
  if (stored !== loaded) throw new ConflictError('changed_elsewhere')
}
