import { eq, sql } from 'drizzle-orm'
import { menuImportRows, menuImports } from '#app/db/schema/index.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { keepCorrections } from './keep-corrections.ts'
import { lockDraft } from './read-draft.ts'
import { isColumnRole } from './recognise/column-roles.ts'
import { recogniseDishes } from './recognise/recognise-dishes.ts'
import { admitReading, insertRows } from './store-draft.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Reads a draft's table again with other columns. What the owner has typed or left out stays with its
 * line of the table.
 * @param chosen what each column contains; others are ignored
 * @throws {NotFoundError | InvalidInputError}
 */
export async function chooseColumns(
  member: Member,
  menuId: string,
  importId: string,
  chosenColumns: readonly string[],
): Promise<void> {
  const columns = chosenColumns.map((role) => (isColumnRole(role) ? role : 'ignore'))
  await asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const { menuImport, source } = await lockDraft(transaction, menu, importId, 'en')
    const ofImport = eq(menuImportRows.importId, menuImport.id)
    const before = await transaction.select().from(menuImportRows).where(ofImport)
    const byLine = new Map(before.map((row) => [row.line, row]))
    const reading = await recogniseDishes(source, { columns, language: menu.language })
    const rows = await admitReading(source, reading, {
      ownerId: member.ownerId,
      importId: menuImport.id,
    })
    await transaction.delete(menuImportRows).where(ofImport)
    await insertRows(
      transaction,
      rows.map((row) => keepCorrections(row, byLine.get(row.line))),
    )
    await transaction
      .update(menuImports)
      .set({
        updatedAt: sql`now()`,
        columns: [...columns],
        currency: reading.style.currency ?? null,
        decimalMark: reading.style.mark ?? null,
      })
      .where(eq(menuImports.id, menuImport.id))
  })
}
