import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menuImports } from '#app/db/schema/index.ts'
import { LimitReachedError } from '../errors.ts'
import { maxDrafts } from './limits.ts'

/**
 * Checks that an owner may have another draft. The owner must be locked.
 * @throws {LimitReachedError}
 */
export async function assertRoomForDraft(transaction: Transaction, ownerId: string): Promise<void> {
  const isOpen = and(eq(menuImports.ownerId, ownerId), eq(menuImports.state, 'draft'))
  if ((await transaction.$count(menuImports, isOpen)) >= maxDrafts) {
    throw new LimitReachedError(undefined, 'imports_full', { max: maxDrafts })
  }
}
