import { and, eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menuImports } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'

/** Deletes a draft; nothing of it was on the menu. Does nothing if it no longer exists. */
export async function cancelImport(
  ownerId: string,
  menuId: string,
  importId: string,
): Promise<void> {
  const id = requireRowId(importId, 'import_not_found')
  const ofMenu = eq(menuImports.menuId, requireRowId(menuId, 'menu_not_found'))
  const isDraft = eq(menuImports.state, 'draft')
  await asOwner(ownerId, (transaction) =>
    transaction.delete(menuImports).where(and(eq(menuImports.id, id), ofMenu, isDraft)),
  )
}
