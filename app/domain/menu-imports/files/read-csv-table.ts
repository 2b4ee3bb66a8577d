import { withoutFormulaMarks } from '../../csv.ts'
import { parseCsvRows } from '../../csv-rows.ts'
import { InvalidInputError } from '../../errors.ts'
import type { ImportSource } from '../source.ts'
import { Table } from './table.ts'

const delimiters = [';', '\t', ',', '|']

/**
 * Returns what separates the cells of a text, if it is a table: the same number of separators in most
 * of its first lines. "145,50" has commas too, so others are preferred.
 */
export function findDelimiter(text: string): string | undefined {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 30)
  if (lines.length < 2) return undefined
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => plain(line, delimiter).split(delimiter).length - 1)
    const most = mode(counts)
    const share = counts.filter((count) => count === most).length / counts.length
    const isNone = most === 0 || (delimiter === ',' && haveDecimalCommas(lines))
    return { delimiter, score: isNone ? 0 : share }
  })
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score >= 0.6 ? best.delimiter : undefined
}

/** Whether lines end with prices such as "Suppe A,C 5,00": their commas separate no cells. */
function haveDecimalCommas(lines: readonly string[]): boolean {
  const priced = lines.filter((line) => /[^\S\r]\d{1,4},\d\d\D{0,5}$/.test(line))
  return priced.length >= lines.length / 2
}

/** A line without the separators that are part of a cell. */
function plain(line: string, delimiter: string): string {
  const unquoted = line.replaceAll(/"[^"]*"/g, '')
  return delimiter === ',' ? unquoted.replaceAll(/\d,(?=\d)/g, '') : unquoted
}

function mode(numbers: readonly number[]): number {
  const times = new Map<number, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return [...times].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0]
}

/**
 * Reads a CSV file of any separator, in slices.
 * @throws {InvalidInputError}
 */
export async function readCsvTable(text: string, delimiter: string): Promise<ImportSource> {
  const table = new Table()
  const problem = await parseCsvRows(text, {
    delimiter,
    isLenient: true,
    onRow: (row) => table.addRow(row.map(withoutFormulaMarks)),
  })
  if (problem) throw new InvalidInputError('import_file_csv', { line: problem.line })
  return table.asSource()
}
