import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menuImportRows, menuImports } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { foldText } from '../dietary/fold-text.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { inSlices } from '../in-slices.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { resolveRow, type ResolvedRow, type RowContext } from './resolve-row.ts'
import type { ImportSource } from './source.ts'

export type MenuImport = typeof menuImports.$inferSelect

/** An import that isn't published yet. */
export interface Draft {
  readonly menuImport: MenuImport
  readonly source: ImportSource
  readonly context: RowContext
}

/**
 * Returns a draft of a menu.
 * @throws {NotFoundError} if there is none, or it has been published
 */
export async function getDraft(
  transaction: Transaction,
  menu: Menu,
  importId: string,
  locale: Locale,
): Promise<Draft> {
  const [row] = await selectImport(transaction, menu, importId)
  return asDraft(row, menu, locale)
}

/**
 * Like `getDraft`, and locks it until the transaction ends. The menu must be locked already.
 * @throws {NotFoundError}
 */
export async function lockDraft(
  transaction: Transaction,
  menu: Menu,
  importId: string,
  locale: Locale,
): Promise<Draft> {
  const [row] = await selectImport(transaction, menu, importId).for('no key update')
  return asDraft(row, menu, locale)
}

function selectImport(transaction: Transaction, menu: Menu, importId: string) {
  const id = requireRowId(importId, 'import_not_found')
  return transaction
    .select()
    .from(menuImports)
    .where(and(eq(menuImports.id, id), eq(menuImports.menuId, menu.id)))
}

function asDraft(menuImport: MenuImport | undefined, menu: Menu, locale: Locale): Draft {
  if (!menuImport?.source) throw new NotFoundError('import_not_found')
  const { source, decimalMark, currency } = menuImport
  const style = { mark: decimalMark ?? undefined, currency: currency ?? undefined }
  return { menuImport, source, context: { source, style, currency: menu.currency, locale } }
}

/** Records that a draft is in use, so that it doesn't expire. */
export async function touchDraft(transaction: Transaction, importId: string): Promise<void> {
  await transaction
    .update(menuImports)
    .set({ updatedAt: sql`now()` })
    .where(eq(menuImports.id, importId))
}

/** Reads all dishes of a draft, in the file's order. */
export async function readDraftRows(
  transaction: Transaction,
  { menuImport, context }: Draft,
): Promise<ResolvedRow[]> {
  const rows = await transaction
    .select()
    .from(menuImportRows)
    .where(eq(menuImportRows.importId, menuImport.id))
    .orderBy(asc(menuImportRows.position))
  const resolvedRows = await inSlices(rows, (row) => resolveRow(row, context))
  return markDuplicates(resolvedRows)
}

const keyOf = ({ texts }: ResolvedRow) =>
  foldText([texts['name'], texts['category'], texts['subCategory']].join('\n'))

/** Two dishes of one name in a category are a doubt: one may be an older line. */
function markDuplicates(rows: readonly ResolvedRow[]): ResolvedRow[] {
  const times = new Map<string, number>()
  for (const row of rows) {
    if (!row.row.isLeftOut) times.set(keyOf(row), (times.get(keyOf(row)) ?? 0) + 1)
  }
  return rows.map((row) =>
    (times.get(keyOf(row)) ?? 0) > 1 && !row.row.isLeftOut
      ? { ...row, doubts: [...row.doubts, 'duplicate_name' as const] }
      : row,
  )
}

/** Whether the owner should still look at a dish. */
export const isOpen = ({ row, doubts }: ResolvedRow): boolean =>
  !row.isLeftOut && !row.isChecked && doubts.length > 0

/** Whether a dish can't be published as it is. */
export const isBroken = ({ row, dish }: ResolvedRow): boolean => !row.isLeftOut && !dish
