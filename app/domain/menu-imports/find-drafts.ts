import { and, eq, inArray, ne } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { menuImports } from '#app/db/schema/index.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { getDraft } from './read-draft.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** Returns which of the given ids are those of drafts, also of cancelled ones that can be restored. */
export async function findDrafts(importIds: readonly string[]): Promise<readonly string[]> {
  if (importIds.length === 0) return []
  const rows = await asSystem('pictures of drafts are looked up', (transaction) =>
    transaction
      .select({ id: menuImports.id })
      .from(menuImports)
      .where(and(inArray(menuImports.id, [...importIds]), ne(menuImports.state, 'published'))),
  )
  return rows.map(({ id }) => id)
}

/** Returns the ids of an owner's imports that may have pictures. */
export async function findDraftsOf(ownerId: string): Promise<readonly string[]> {
  const rows = await asSystem('an account is deleted', (transaction) =>
    transaction
      .select({ id: menuImports.id })
      .from(menuImports)
      .where(eq(menuImports.ownerId, ownerId)),
  )
  return rows.map(({ id }) => id)
}

/**
 * Checks that a draft is the owner's.
 * @throws {NotFoundError}
 */
export async function assertDraft(member: Member, menuId: string, importId: string): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    await getDraft(transaction, await getMenuRow(transaction, menuId), importId, 'en')
  })
}
