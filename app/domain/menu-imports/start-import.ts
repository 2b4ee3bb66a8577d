import { asOwner } from '#app/db/actors.ts'
import { menuImports } from '#app/db/schema/index.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { assertRoomForDraft } from './assert-room-for-draft.ts'
import { recognise } from './recognise/recognise.ts'
import type { Reading } from './recognise/reading.ts'
import type { ImportSource } from './source.ts'
import { admitReading, insertRows } from './store-draft.ts'

/**
 * Starts an import into a menu: stores a draft of the dishes that a source has. The menu stays as it is.
 * @param fileName empty for a pasted text
 * @param reading what a reader has found in the source; by default, the readers of texts and tables
 * @returns the id of the draft
 * @throws {NotFoundError | InvalidInputError | LimitReachedError}
 */
export async function startImport(
  ownerId: string,
  menuId: string,
  { fileName, source }: { readonly fileName: string; readonly source: ImportSource },
  reading?: Reading,
): Promise<string> {
  const read = reading ?? (await recognise(source))
  const importId = crypto.randomUUID()
  const rows = await admitReading(source, read, { ownerId, importId })
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const menu = await getMenuRow(transaction, menuId)
    await assertRoomForDraft(transaction, ownerId)
    await transaction.insert(menuImports).values({
      id: importId,
      ownerId,
      menuId: menu.id,
      fileName: fileName.slice(0, 200),
      source,
      columns: read.columns && [...read.columns],
      currency: read.style.currency ?? null,
      decimalMark: read.style.mark ?? null,
    })
    await insertRows(transaction, rows)
    return importId
  })
}
