import { and, eq, sql } from 'drizzle-orm'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { menuImports } from '#app/db/schema/index.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { isRestorable } from '../is-restorable.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { assertRoomForDraft } from './assert-room-for-draft.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Restores a cancelled draft. Does nothing if it isn't deleted.
 * @returns its file's name, empty for a pasted text
 * @throws {NotFoundError} if there is no such draft, or it was cancelled too long ago
 * @throws {ConflictError} if its menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreImport(
  member: Member,
  importId: string,
): Promise<{ readonly fileName: string }> {
  const which = eq(menuImports.id, requireRowId(importId, 'import_not_found'))
  return asOwner(member, 'editMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const { draft, menu } = await seeDeleted(transaction, async () => {
      const [row] = await transaction
        .select({
          menuId: menuImports.menuId,
          fileName: menuImports.fileName,
          deletedAt: menuImports.deletedAt,
        })
        .from(menuImports)
        .where(which)
      if (!row) throw new NotFoundError('import_not_found')
      return { draft: row, menu: await getMenuRow(transaction, row.menuId) }
    })
    if (draft.deletedAt === null) return draft
    if (menu.deletedAt !== null) throw new ConflictError('menu_deleted_too', { menu: menu.name })
    await assertRoomForDraft(transaction, member.ownerId)
    const restoredRows = await seeDeleted(transaction, () =>
      transaction
        .update(menuImports)
        .set({ deletedAt: null, updatedAt: sql`now()` })
        .where(and(which, isRestorable(menuImports.deletedAt)))
        .returning({ id: menuImports.id }),
    )
    if (restoredRows.length === 0) throw new NotFoundError('import_not_found')
    return draft
  })
}
