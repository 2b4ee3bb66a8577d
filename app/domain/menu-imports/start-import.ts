import { menuImports } from '#app/db/schema/index.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { assertRoomForDraft } from './assert-room-for-draft.ts'
import { recogniseDishes } from './recognise/recognise-dishes.ts'
import type { MenuReading } from './recognise/reading.ts'
import type { ImportSource } from './source.ts'
import { admitReading, insertRows } from './store-draft.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

export interface ReadSource {
  /** The draft's id, if pictures are already stored under it. */
  readonly importId?: string
  /** Empty for a pasted text. */
  readonly fileName: string
  readonly source: ImportSource
  /** What a reader has found in the source; by default, the readers of texts and tables read it. */
  readonly reading?: MenuReading
  /** Stops before anything is stored. */
  readonly signal?: AbortSignal
}

/**
 * Starts an import into a menu: stores a draft of the dishes that a source has. The menu stays as it is.
 * @returns the id of the draft
 * @throws {NotFoundError | InvalidInputError | LimitReachedError}
 */
export async function startImport(
  member: Member,
  menuId: string,
  { importId = crypto.randomUUID(), fileName, source, reading, signal }: ReadSource,
): Promise<string> {
  const { language } = await asOwner(member, 'editMenus', (transaction) =>
    getMenuRow(transaction, menuId),
  )
  const finishedReading = reading ?? (await recogniseDishes(source, { language, signal }))
  const rows = await admitReading(source, finishedReading, { ownerId: member.ownerId, importId })
  return asOwner(member, 'editMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const menu = await getMenuRow(transaction, menuId)
    await assertRoomForDraft(transaction, member.ownerId)
    signal?.throwIfAborted()
    await transaction.insert(menuImports).values({
      id: importId,
      ownerId: member.ownerId,
      menuId: menu.id,
      fileName: fileName.slice(0, 200),
      source,
      columns: finishedReading.columns && [...finishedReading.columns],
      currency: finishedReading.style.currency ?? null,
      decimalMark: finishedReading.style.mark ?? null,
    })
    await insertRows(transaction, rows)
    return importId
  })
}
