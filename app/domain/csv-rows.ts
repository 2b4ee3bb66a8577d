import { CsvError, parse } from 'csv-parse'
import { nextTurn } from './in-slices.ts'

/** In characters. A longer row would block the event loop, because it is parsed in one go. */
export const maxRowLength = 100_000

/** In characters; a slice of short rows takes about 5 ms. */
const sliceLength = 10_000

interface CsvOptions {
  readonly delimiter: string
  /** Whether to accept quotes within unquoted cells, and to report empty lines as rows. */
  readonly isLenient?: boolean
  /** Called for each row, in order; may throw to stop the parsing. */
  readonly onRow: (row: string[]) => void
}

/** Where a text stops being valid CSV. */
interface CsvProblem {
  /** The line, from 1; 0 if unknown. */
  readonly line: number
}

/**
 * Parses CSV in slices.
 * @returns the first problem, after which no more rows are parsed; undefined if the text is valid
 */
export async function parseCsvRows(
  text: string,
  { delimiter, isLenient = false, onRow }: CsvOptions,
): Promise<CsvProblem | undefined> {
  let rows = 0
  let rowStart = 0
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: !isLenient,
    relax_quotes: isLenient,
  })
  const failures: Error[] = []
  parser.on('error', (error) => void failures.push(error))
  const emitParsedRows = () => {
    for (let row: unknown = parser.read(); Array.isArray(row); row = parser.read()) {
      rows++
      onRow(row.map(String))
    }
  }
  for (let start = 0; start < text.length && failures.length === 0; start += sliceLength) {
    const before = rows
    parser.write(text.slice(start, start + sliceLength))
    emitParsedRows()
    if (rows > before) rowStart = start
    if (start - rowStart > maxRowLength) return { line: rows + 1 }
    await nextTurn()
  }
  if (failures.length === 0) {
    const ended = new Promise<void>((resolve) => {
      parser.once('end', resolve)
      parser.once('error', () => resolve())
    })
    parser.end()
    emitParsedRows()
    await ended
  }
  const [failure] = failures
  if (!failure) return undefined
  return { line: failure instanceof CsvError ? Number(failure['lines'] ?? 0) : 0 }
}
