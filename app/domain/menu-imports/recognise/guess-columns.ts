import { foldText } from '../../dietary/fold-text.ts'
import type { ColumnRole } from './column-roles.ts'
import { roleOfHeading } from './header-words.ts'
import { findPrices } from './prices.ts'

type Cells = readonly (readonly string[])[]

const headerRows = 20
const sampleRows = 400

/** Finds the row with the columns' headings among a table's first rows; undefined if there is none. */
export function findHeader(cells: Cells): number | undefined {
  const counts = cells
    .slice(0, headerRows)
    .map((row) => new Set(row.flatMap((cell) => roleOfHeading(cell) ?? [])).size)
  const most = Math.max(0, ...counts)
  if (most >= 2) return counts.indexOf(most)
  const first = cells.slice(0, headerRows).findIndex((row) => row.filter(isFilled).length > 1)
  return first !== -1 && standsAbovePrices(cells, first) ? first : undefined
}

const isFilled = (cell: string) => cell.trim() !== ''

/** Whether a row only has words, and numbers below them: "Small", "Medium", "Large". */
function standsAbovePrices(cells: Cells, first: number): boolean {
  const row = cells[first] ?? []
  if (row.some((cell) => /\d/.test(cell))) return false
  const below = cells.slice(first + 1, first + 1 + sampleRows)
  return row.some((cell, index) => isFilled(cell) && describe(index, cell, below).prices >= 0.7)
}

interface Column {
  readonly index: number
  readonly heading: string
  readonly filled: number
  /** Shares of the filled cells. */
  readonly prices: number
  readonly texts: number
  readonly distinct: number
  readonly averageLength: number
  readonly isCounted: boolean
}

/** Guesses what the columns contain, from their headings and then from their cells. */
export function guessColumns(cells: Cells, header: number | undefined): ColumnRole[] {
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const sample = cells.slice(header === undefined ? 0 : header + 1).slice(0, sampleRows)
  const heads = header === undefined ? [] : (cells[header] ?? [])
  const columns = Array.from({ length: width }, (_, index) =>
    describe(index, heads[index] ?? '', sample),
  )
  const roles = columns.map(({ heading }): ColumnRole => roleOfHeading(heading) ?? 'ignore')
  const once = new Set<ColumnRole>()
  for (const [index, role] of roles.entries()) {
    if (role === 'ignore' || repeatableRoles.has(role)) continue
    if (once.has(role)) roles[index] = 'ignore'
    once.add(role)
  }
  const free = () => columns.filter(({ index, filled }) => roles[index] === 'ignore' && filled > 0)
  const take = (column: Column | undefined, role: ColumnRole) => {
    if (column) roles[column.index] = role
  }
  if (roles.includes('price')) {
    for (const column of free()) {
      if (looksLikePrices(column) && namesPrice(column.heading)) take(column, 'price')
    }
  } else {
    const isOther = ({ heading }: Column) => otherNumbers.test(foldText(heading))
    for (const column of free().filter(looksLikePrices)) if (!isOther(column)) take(column, 'price')
  }
  const texts = () => free().filter((column) => column.texts >= 0.6)
  if (!roles.includes('name')) {
    const [best] = texts()
      .filter(({ averageLength }) => averageLength <= 60)
      .toSorted((one, other) => nameScore(other) - nameScore(one))
    take(best, 'name')
  }
  // With headings, a column that has none we know is left alone.
  if (header === undefined) {
    const isGroup = ({ distinct, filled }: Column) => distinct <= 0.6 && filled > 2
    if (!roles.includes('category')) take(texts().find(isGroup), 'category')
    take(
      texts().find(({ averageLength }) => averageLength > 15),
      'description',
    )
  }
  return roles
}

const looksLikePrices = ({ prices, isCounted }: Column) => prices >= 0.7 && !isCounted

const repeatableRoles: ReadonlySet<ColumnRole> = new Set([
  'price',
  'sizeName',
  'calories',
  'portion',
])

// Columns of numbers that a cash register exports beside the prices, folded.
const otherNumbers =
  /^(?:no|nr|nº|id|#|code|kod|barkod|barcode|sku|plu|stok|stock|bestand|lager|voorraad|существ|склад|остаток|запас|adet|miktar|qty|quantity|menge|cantidad|quantita|aantal|кол|vat|tax|kdv|mwst|ust|tva|iva|btw|ндс|пдв|gr|gram|gramaj|weight|gewicht|poids|peso|вес|вага|sira|position|pos|sort|order|year|yil|jahr|maliyet|cost price)(?![\p{L}])/u

/** "Small price", "Fiyat (büyük)". */
const namesPrice = (heading: string) =>
  foldText(heading)
    .split(/[^\p{L}]+/u)
    .some((word) => roleOfHeading(word) === 'price')

const nameScore = ({ filled, distinct, index }: Column) => filled * distinct - index / 10

function describe(index: number, heading: string, sample: Cells): Column {
  const filledCells = sample.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '')
  const share = (count: number) => (filledCells.length === 0 ? 0 : count / filledCells.length)
  const numbers = filledCells.map(Number)
  return {
    index,
    heading,
    filled: filledCells.length,
    prices: share(filledCells.filter(isPrice).length),
    texts: share(filledCells.filter((cell) => /\p{L}{2}/u.test(cell)).length),
    distinct: share(new Set(filledCells.map(foldText)).size),
    averageLength: share(filledCells.reduce((sum, { length }) => sum + length, 0)),
    // 1, 2, 3 … are the lines' numbers.
    isCounted:
      numbers.length > 2 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at),
  }
}

function isPrice(cell: string): boolean {
  const tokens = findPrices(cell)
  const coveredLength = tokens.reduce((sum, { start, end }) => sum + end - start, 0)
  return tokens.length > 0 && coveredLength >= cell.length / 2
}
