import { withoutFormulaMarks } from '#app/domain/csv.ts'
import { InvalidInputError } from '../../errors.ts'
import { maxRowLength, parseCsvRows } from '../../csv-rows.ts'
import { maxPairs, type FilePairs, type Pair } from './pair.ts'

const delimiters = [',', ';', '\t']

/**
 * Reads a CSV file as `writeFile` writes it and spreadsheets save it: with any of three separators,
 * and columns in any order.
 * @throws {InvalidInputError}
 */
export async function parseCsv(text: string): Promise<FilePairs> {
  const [head = ''] = text.slice(0, maxRowLength).split('\n', 1)
  const count = (delimiter: string) => head.split(delimiter).length
  const [delimiter = ','] = delimiters.toSorted((one, other) => count(other) - count(one))
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

function toPairs([head = [], ...rows]: readonly string[][]): Pair[] {
  const names = head.map((name) => name.trim().toLowerCase())
  const at = (name: string) => {
    const index = names.indexOf(name)
    if (index === -1) throw new InvalidInputError('translation_file_columns', { column: name })
    return index
  }
  const columns = {
    subject: at('subject'),
    field: at('field'),
    original: at('original'),
    translation: at('translation'),
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
