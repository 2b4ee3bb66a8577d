import { withoutFormulaMarks } from '#app/domain/csv.ts'
import { InvalidInputError } from '../../errors.ts'
import { maxRowLength, parseCsvRows } from '../../csv-rows.ts'
import { maxPairs, type FilePairs, type Pair } from './pair.ts'

const delimiters = [',', ';', '\t']

/**
 * Parses a CSV file that `writeFile` wrote and a spreadsheet may have saved again: with another separator,
 * and columns in any order.
 * @throws {InvalidInputError}
 */
export async function parseCsv(text: string): Promise<FilePairs> {
  const [header = ''] = text.slice(0, maxRowLength).split('\n', 1)
  const count = (delimiter: string) => header.split(delimiter).length
  const [delimiter = ','] = delimiters.toSorted((a, b) => count(b) - count(a))
  const rows: string[][] = []
  const problem = await parseCsvRows(text, {
    delimiter,
    onRow(row) {
      rows.push(row)
      if (rows.length > maxPairs + 1) throw new InvalidInputError('translation_file_too_long')
    },
  })
  if (problem) throw new InvalidInputError('translation_file_unreadable', { line: problem.line })
  return { pairs: toPairs(rows), language: undefined }
}

function toPairs([header = [], ...rows]: readonly string[][]): Pair[] {
  const names = header.map((name) => name.trim().toLowerCase())
  const columnOf = (name: string) => {
    const index = names.indexOf(name)
    if (index === -1) throw new InvalidInputError('translation_file_columns', { column: name })
    return index
  }
  const columns = {
    subject: columnOf('subject'),
    field: columnOf('field'),
    original: columnOf('original'),
    translation: columnOf('translation'),
  }
  return rows.map((row) => {
    const cell = (index: number) => withoutFormulaMarks(row[index] ?? '')
    return {
      subject: cell(columns.subject).trim(),
      field: cell(columns.field),
      original: cell(columns.original),
      translation: cell(columns.translation),
    }
  })
}
