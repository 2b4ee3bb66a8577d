import { CsvError, parse } from 'csv-parse'
import { nextTurn } from './in-slices.ts'

/** In characters: one row of a million cells would be read in one go. */
export const maxRowLength = 100_000

/** In characters; a slice of short rows takes about 5 ms. */
const sliceLength = 10_000

interface Options {
  readonly delimiter: string
  /** Whether quotes may stand anywhere in a cell. */
  readonly isLenient?: boolean
  /** Called whenever a row was read; may throw to end the reading. */
  readonly onRow: (row: string[]) => void
}

/** Where a text isn't CSV. */
export interface CsvProblem {
  /** From 1; 0 if unknown. */
  readonly line: number
}

/**
 * Reads CSV in slices.
 * @returns what is wrong with it; undefined if nothing is
 */
export async function parseCsvRows(
  text: string,
  { delimiter, isLenient = false, onRow }: Options,
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
  const collect = () => {
    for (let row: unknown = parser.read(); Array.isArray(row); row = parser.read()) {
      rows++
      onRow(row.map(String))
    }
  }
  for (let start = 0; start < text.length && failures.length === 0; start += sliceLength) {
    const before = rows
    parser.write(text.slice(start, start + sliceLength))
    collect()
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
    collect()
    await ended
  }
  const [failure] = failures
  if (!failure) return undefined
  return { line: failure instanceof CsvError ? Number(failure['lines'] ?? 0) : 0 }
}
