import { eq, sql } from 'drizzle-orm'
import { menuImportRows, menuImports } from '#app/db/schema/index.ts'
import type { Member } from '../../actor.ts'
import { asOwner } from '../../as-owner.ts'
import { lockMenu } from '../../locks/lock-menu.ts'
import { lockDraft } from '../read-draft.ts'
import { insertRows } from '../store-draft.ts'
import { readTextAgain } from './read-text-again.ts'

/**
 * Replaces a draft's text by what its owner has typed, and reads it again.
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function saveText(
  member: Member,
  menuId: string,
  importId: string,
  text: string,
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const draft = await lockDraft(transaction, menu, importId, 'en')
    const { source, style, rows } = await readTextAgain(transaction, draft, text, menu.language)
    await transaction.delete(menuImportRows).where(eq(menuImportRows.importId, draft.menuImport.id))
    await insertRows(transaction, rows)
    await transaction
      .update(menuImports)
      .set({
        source,
        updatedAt: sql`now()`,
        currency: style.currency ?? null,
        decimalMark: style.mark ?? null,
      })
      .where(eq(menuImports.id, draft.menuImport.id))
  })
}
