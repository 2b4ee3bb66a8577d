import type { ImportRow } from './resolve-row.ts'
import type { ImportSource, ImportSpan } from './source.ts'

/** Characters [start, end) of a piece from which a field was read. */
export interface Mark {
  readonly field: string
  readonly start: number
  readonly end: number
}

/** A line of a text, or a cell of a table, with what was read from it. */
export interface Piece {
  /** The heading of a cell's column. */
  readonly heading: string
  readonly text: string
  readonly marks: readonly Mark[]
}

const maxPieces = 30
const maxPieceLength = 2_000
/** Lines between those that were read are shown too, if they are few. */
const maxGap = 4

/** Returns the part of a source from which a dish was read, in its order. */
export function excerptOf(
  source: ImportSource,
  { values }: ImportRow,
  header: number | undefined,
): readonly Piece[] {
  const spans = Object.entries(values).flatMap(([field, value]) =>
    'at' in value ? [{ field, at: value.at }] : [],
  )
  const pieces =
    source.kind === 'text' ? linesOf(source.text, spans) : cellsOf(source, spans, header)
  return pieces
    .slice(0, maxPieces)
    .map((piece) => ({ ...piece, text: piece.text.slice(0, maxPieceLength) }))
}

interface FieldSpan {
  readonly field: string
  readonly at: ImportSpan
}

function linesOf(text: string, spans: readonly FieldSpan[]): Piece[] {
  const lines = new Map<number, { end: number; marks: Mark[] }>()
  for (const { field, at } of spans) {
    const start = text.lastIndexOf('\n', at.start - 1) + 1
    const newline = text.indexOf('\n', at.end)
    const end = newline === -1 ? text.length : newline
    const line = lines.get(start) ?? { end, marks: [] }
    line.marks.push({ field, start: at.start - start, end: at.end - start })
    lines.set(start, line)
  }
  const pieces: Piece[] = []
  let last: number | undefined
  for (const [start, { end, marks }] of [...lines].toSorted(([one], [other]) => one - other)) {
    const between =
      last === undefined ? [] : text.slice(last + 1, Math.max(last + 1, start - 1)).split('\n')
    if (between.length <= maxGap) {
      pieces.push(...between.filter((line) => line.trim() !== '').map((line) => piece(line)))
    }
    pieces.push(piece(text.slice(start, end), marks))
    last = end
  }
  return pieces
}

function cellsOf(
  { cells }: Extract<ImportSource, { kind: 'table' }>,
  spans: readonly FieldSpan[],
  header: number | undefined,
): Piece[] {
  const markedCells = new Map<string, { row: number; column: number; marks: Mark[] }>()
  const rows = new Set<number>()
  for (const { field, at } of spans) {
    if (!at.cell) continue
    const [row, column] = at.cell
    const key = `${row}:${column}`
    const cell = markedCells.get(key) ?? { row, column, marks: [] }
    cell.marks.push({ field, start: at.start, end: at.end })
    markedCells.set(key, cell)
    rows.add(row)
  }
  // A heading or a column's title stands elsewhere; of the dish's own row all cells are shown.
  const rowOfDish = Math.max(...rows)
  const shownCells = [...markedCells.values()].filter(
    ({ row }) => row !== rowOfDish && row !== header,
  )
  const heading = (column: number) =>
    header === undefined ? '' : (cells[header]?.[column] ?? '').trim()
  return [
    ...shownCells.map(({ row, column, marks }) =>
      piece(cells[row]?.[column] ?? '', marks, heading(column)),
    ),
    ...(cells[rowOfDish] ?? []).flatMap((text, column) =>
      text.trim() === ''
        ? []
        : [piece(text, markedCells.get(`${rowOfDish}:${column}`)?.marks, heading(column))],
    ),
  ]
}

const piece = (text: string, marks: readonly Mark[] = [], heading = ''): Piece => ({
  heading,
  text,
  marks: marks.toSorted((one, other) => one.start - other.start),
})

/** Returns the first texts of a table's column, to recognise it by. */
export function samplesOf(
  source: Extract<ImportSource, { kind: 'table' }>,
  column: number,
  from: number,
): string {
  const texts = source.cells.slice(from, from + 40).map((row) => row[column]?.trim() ?? '')
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, 3).join(' · ').slice(0, 80)
}
