import { and, eq, sql } from 'drizzle-orm'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { menuImports } from '#app/db/schema/index.ts'
import { forgetOldest } from '../deleted/forget-oldest.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Deletes a draft, which `restoreImport` can undo; nothing of it was on the menu. Does nothing if it no
 * longer exists.
 */
export async function cancelImport(
  member: Member,
  menuId: string,
  importId: string,
): Promise<void> {
  const id = requireRowId(importId, 'import_not_found')
  const ofMenu = eq(menuImports.menuId, requireRowId(menuId, 'menu_not_found'))
  const isDraft = eq(menuImports.state, 'draft')
  await asOwner(member, 'editMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const [draft] = await transaction
      .select({ id: menuImports.id })
      .from(menuImports)
      .where(and(eq(menuImports.id, id), ofMenu))
      .for('no key update')
    if (!draft) return
    await seeDeleted(transaction, () =>
      transaction
        .update(menuImports)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(menuImports.id, draft.id), isDraft)),
    )
    await forgetOldest(transaction, member.ownerId, 'import')
  })
}
