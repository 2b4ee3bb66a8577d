import { CsvError, parse } from 'csv-parse'
import { withoutFormulaMarks } from '#app/domain/csv.ts'
import { InvalidInputError } from '../../errors.ts'
import { nextTurn } from '../../in-slices.ts'
import { maxPairs, type FilePairs, type Pair } from './pair.ts'

const delimiters = [',', ';', '\t']
/** In characters; a slice takes about 10 ms. */
const sliceLength = 100_000

/**
 * Reads a CSV file as `writeFile` writes it and spreadsheets save it: with any of three separators,
 * and columns in any order.
 * @throws {InvalidInputError}
 */
export async function readCsv(text: string): Promise<FilePairs> {
  const [head = ''] = text.slice(0, sliceLength).split('\n', 1)
  const count = (delimiter: string) => head.split(delimiter).length
  const [delimiter = ','] = delimiters.toSorted((one, other) => count(other) - count(one))
  const parser = parse({ bom: true, delimiter, relax_column_count: true, skip_empty_lines: true })
  const rows: string[][] = []
  const failures: Error[] = []
  parser.on('error', (error) => void failures.push(error))
  const collect = () => {
    for (let row: unknown = parser.read(); Array.isArray(row); row = parser.read()) {
      rows.push(row.map(String))
      if (rows.length > maxPairs + 1) throw new InvalidInputError('translation_file_too_long')
    }
  }
  for (let start = 0; start < text.length && failures.length === 0; start += sliceLength) {
    const before = rows.length
    parser.write(text.slice(start, start + sliceLength))
    collect()
    // A line has two texts of a few thousand characters. One of a million cells is read at once.
    const isEndless = rows.length === before && start + sliceLength < text.length
    if (isEndless) throw new InvalidInputError('translation_file_unreadable', { line: before + 1 })
    await nextTurn()
  }
  if (failures.length === 0) {
    const ended = new Promise<void>((resolve) => {
      parser.once('end', resolve)
      parser.once('error', () => resolve())
    })
    parser.end()
    collect()
    await ended
  }
  const [failure] = failures
  if (failure) {
    const line = failure instanceof CsvError ? Number(failure['lines'] ?? 0) : 0
    throw new InvalidInputError('translation_file_unreadable', { line })
  }
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
