import { findHeader } from './recognise/guess-columns.ts'
import type { ImportSource, ImportValue } from './source.ts'

/** A line of a text, or a row of a table, from which nothing was read. */
export interface UnreadLine {
  /** The line's number, counted from 1. */
  readonly number: number
  readonly text: string
}

interface Row {
  readonly line: number
  readonly values: Readonly<Record<string, ImportValue>>
}

/**
 * Returns the lines of a source from which no dish of a draft was read, nor its category or description,
 * so that nothing is dropped without notice. Works in steps.
 */
export function* unreadLines(
  source: ImportSource,
  rows: readonly Row[],
): Generator<void, UnreadLine[]> {
  const { lines, lineAt } = linesOf(source)
  const linesRead = new Set(rows.map(({ line }) => line))
  for (const { values } of rows) {
    yield
    for (const value of Object.values(values)) if ('at' in value) linesRead.add(lineAt(value.at))
  }
  if (source.kind === 'table') linesRead.add(findHeader(source.cells) ?? -1)
  const linesNotRead: UnreadLine[] = []
  for (const [index, text] of lines.entries()) {
    yield
    const isEmpty = !/[\p{L}\p{N}]/u.test(text)
    if (!linesRead.has(index) && !isEmpty)
      linesNotRead.push({ number: index + 1, text: text.trim() })
  }
  return linesNotRead
}

type At = Extract<ImportValue, { at: unknown }>['at']

function linesOf(source: ImportSource): {
  readonly lines: readonly string[]
  readonly lineAt: (at: At) => number
} {
  if (source.kind === 'table') {
    const lines = source.cells.map((row) => row.filter((cell) => cell.trim() !== '').join(' · '))
    return { lines, lineAt: ({ cell }) => cell?.[0] ?? -1 }
  }
  const lines = source.text.split('\n')
  const starts: number[] = []
  let start = 0
  for (const line of lines) {
    starts.push(start)
    start += line.length + 1
  }
  return { lines, lineAt: (at) => lastUpTo(starts, at.start) }
}

/** Returns the index of the last number that isn't larger; the numbers ascend. */
function lastUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? Infinity) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}
