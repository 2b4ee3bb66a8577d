import { createHash } from 'node:crypto'
import { ConflictError } from '../errors.ts'
import type { Menu } from '../locks/lock-menu.ts'

// A menu has two forms. Each contains a hash of the fields it edits, so that saving one doesn't
// make the other, open in another tab, conflict.

/** Returns the version of a menu's name, currency and service. */
export function menuVersion({
  name,
  currency,
  service,
}: Pick<Menu, 'name' | 'currency' | 'service'>): string {
  return hash([name, currency, ...(service ? [JSON.stringify(service)] : [])])
}

/** Returns the version of a menu's AI settings. */
export function aiVersion({
  aiContext,
  aiMenuInstructions,
}: Pick<Menu, 'aiContext' | 'aiMenuInstructions'>): string {
  return hash([aiContext, aiMenuInstructions])
}

/**
 * Checks that the stored version is the one that the form was loaded with.
 * @throws {ConflictError}
 */
export function assertVersion(stored: string, read: string): void {
  if (stored !== read) throw new ConflictError('changed_elsewhere')
}

function hash(values: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
