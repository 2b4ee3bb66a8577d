import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import type { Transaction } from '#app/db/actors.ts'
import { menuImportRows, menuImports } from '#app/db/schema/index.ts'
import { caps } from '../caps.ts'
import { InvalidInputError } from '../errors.ts'
import { inSlices } from '../in-slices.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { assertRoomForDraft } from './assert-room-for-draft.ts'
import { findMispairedDishes } from './find-mispaired-dishes.ts'
import type { MenuReading } from './recognise/reading.ts'
import { placeOf, type ImportSource, type ImportValue } from './source.ts'

type NewRow = typeof menuImportRows.$inferInsert

const rowsPerInsert = 500

/**
 * Checks what a reader has found in a source: of each value only its place is taken, and only if the
 * value stands there. So no reader, whatever it is, can put anything into a draft that isn't in the file.
 * @throws {InvalidInputError} if there is nothing to import, or too much
 */
export async function admitReading(
  source: ImportSource,
  { dishes }: MenuReading,
  { ownerId, importId }: { readonly ownerId: string; readonly importId: string },
): Promise<NewRow[]> {
  if (dishes.length === 0) throw new InvalidInputError('import_no_dishes')
  if (dishes.length > caps.dishes)
    throw new InvalidInputError('import_dishes', { max: caps.dishes })
  const apart = await findMispairedDishes(source, dishes)
  return inSlices(dishes.entries(), ([position, dish]) => {
    const entries = Object.entries(dish.values).flatMap(([field, read]) => {
      const value = placeOf(source, read)
      return value ? [[field, value] as const] : []
    })
    const isLost = entries.length < Object.keys(dish.values).length
    return {
      ownerId,
      importId,
      position,
      line: dish.line,
      values: Object.fromEntries<ImportValue>(entries),
      doubts: [
        ...dish.doubts,
        ...(isLost ? ['not_in_source'] : []),
        ...(apart.has(dish) ? ['apart'] : []),
      ],
    }
  })
}

/** A draft that is about to be stored. */
export interface NewDraft {
  readonly importId: string
  /** Empty for a pasted text. */
  readonly fileName: string
  readonly source: ImportSource
  /** Stops before anything is stored. */
  readonly signal?: AbortSignal
}

/**
 * Stores a draft with its dishes.
 * @returns its id
 * @throws {NotFoundError | LimitReachedError}
 */
export function storeDraft(
  member: Member,
  menuId: string,
  { importId, fileName, source, signal }: NewDraft,
  {
    columns,
    style,
    rows,
  }: Pick<MenuReading, 'columns' | 'style'> & { readonly rows: readonly NewRow[] },
): Promise<string> {
  const { ownerId } = member
  return asOwner(member, 'editMenus', async (transaction) => {
    await lockOwner(transaction, ownerId)
    const menu = await getMenuRow(transaction, menuId)
    await assertRoomForDraft(transaction, ownerId)
    signal?.throwIfAborted()
    await transaction.insert(menuImports).values({
      id: importId,
      ownerId,
      menuId: menu.id,
      fileName: fileName.slice(0, 200),
      source,
      columns: columns && [...columns],
      currency: style.currency ?? null,
      decimalMark: style.mark ?? null,
    })
    await insertRows(transaction, rows)
    return importId
  })
}

export async function insertRows(transaction: Transaction, rows: readonly NewRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await transaction.insert(menuImportRows).values(rows.slice(start, start + rowsPerInsert))
  }
}
