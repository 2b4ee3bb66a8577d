import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menuImportRows } from '#app/db/schema/index.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import { finishInSlices, inSlices } from '../../in-slices.ts'
import { invalidField } from '../../parse-input.ts'
import { storable } from '../files/decode-text.ts'
import { keepCorrections } from '../keep-corrections.ts'
import { maxEditedLength } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { recogniseDishes } from '../recognise/recognise-dishes.ts'
import type { PriceStyle } from '../recognise/prices.ts'
import { admitReading } from '../store-draft.ts'
import { correctSource, type TextSource } from './correct-source.ts'

export interface TextReadAgain {
  readonly source: TextSource
  readonly style: PriceStyle
  readonly rows: readonly (typeof menuImportRows.$inferInsert)[]
}

/**
 * Reads the dishes of a draft's text again, as its owner has corrected it. What they have typed into a dish
 * or left out before stays, unless its line was changed.
 * @throws {NotFoundError} if the draft has no text
 * @throws {InvalidFieldsError} about the field `text`
 */
export async function readTextAgain(
  transaction: Transaction,
  { menuImport, source: before }: Draft,
  text: string,
  language: string | null,
): Promise<TextReadAgain> {
  if (before.kind !== 'text') throw new NotFoundError('import_not_found')
  if (text.length > maxEditedLength) {
    throw invalidField('text', 'import_file_text', { max: maxEditedLength })
  }
  const { id: importId, ownerId } = menuImport
  const { source, sameLines } = await finishInSlices(correctSource(before, storable(text)))
  const { style, ...reading } = await recogniseDishes(source, { language })
  const rows = await admitReading(source, { ...reading, style }, { ownerId, importId }).catch(
    (error: unknown) => {
      if (!(error instanceof InvalidInputError)) throw error
      throw invalidField('text', error.messageKey, error.values)
    },
  )
  const rowsBefore = await transaction
    .select()
    .from(menuImportRows)
    .where(eq(menuImportRows.importId, importId))
    .orderBy(asc(menuImportRows.position))
  const byLine = new Map(rowsBefore.map((row) => [row.line, row]))
  const rowsNow = await inSlices(rows, (row) => {
    const lineBefore = sameLines.get(row.line)
    return keepCorrections(row, lineBefore === undefined ? undefined : byLine.get(lineBefore))
  })
  return { source, style, rows: rowsNow }
}
