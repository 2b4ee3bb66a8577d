import type { ImportSource, Read } from '../source.ts'
import { parsePortion } from '../../sizes/portion.ts'
import { findHeader, guessColumns } from './guess-columns.ts'
import type { ColumnRole } from './column-roles.ts'
import { findPrices, inferStyle, type PriceToken } from './prices.ts'
import { cutPart, type Doubt, type ReadDish, type MenuReading } from './reading.ts'
import { readSizes, sizeValues, type ReadSize } from './read-sizes.ts'

type Table = Extract<ImportSource, { kind: 'table' }>

/**
 * Reads the dishes of a table: a row each. A row with a single text is the heading of those below.
 * @param given what the columns contain, if the owner has corrected it
 */
export function* readTable(
  { cells, formulas }: Table,
  chosenRoles: readonly ColumnRole[] | undefined,
): Generator<void, MenuReading> {
  const header = findHeader(cells)
  const columns = chosenRoles ?? guessColumns(cells, header)
  const isFormula = new Set(formulas)
  const heads = header === undefined ? undefined : cells[header]
  const tokens: PriceToken[] = []
  const dishes: ReadDish[] = []
  let category: Read | undefined
  let subCategory: Read | undefined
  for (const [line, row] of cells.entries()) {
    yield
    const filledIndexes = row.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]))
    const isHeader = header !== undefined && (line <= header || isSame(row, heads))
    if (filledIndexes.length === 0 || isHeader) continue
    const [only = 0] = filledIndexes
    const readCell = (index: number) =>
      cutPart(row[index] ?? '', 0, Infinity, { cell: [line, index] })
    const hasCategories = columns.includes('category')
    if (filledIndexes.length === 1 && isHeading(row[only] ?? '', columns[only], hasCategories)) {
      category = readCell(only)
      subCategory = undefined
      continue
    }
    const values: Record<string, Read> = {}
    const sizes: ReadSize[] = []
    const doubts = new Set<Doubt>()
    let sizeName: Read | undefined
    for (const [index, role] of columns.entries()) {
      const value = readCell(index)
      if (role === 'ignore' || !value) continue
      if (isFormula.has(`${line}:${index}`)) doubts.add('formula')
      switch (role) {
        case 'category':
          category = value
          subCategory = undefined
          break
        case 'subCategory':
          subCategory = value
          break
        case 'sizeName':
          sizeName = value
          break
        case 'price': {
          const cell = row[index] ?? ''
          const prices = findPrices(cell)
          tokens.push(...prices)
          if (prices.length === 0) doubts.add('price_unread')
          const place = { cell: [line, index] as const }
          const named =
            sizeName ??
            (header === undefined
              ? undefined
              : cutPart(heads?.[index] ?? '', 0, Infinity, { cell: [header, index] }))
          const several = readSizes(cell, 0, prices, place)
          if (several.length > 1 && several.some((size) => !size.sizeName))
            doubts.add('several_prices')
          sizes.push(
            ...(several.length > 1
              ? several
              : several.map((size) => ({ ...size, sizeName: named }))),
          )
          sizeName = undefined
          break
        }
        case 'calories': {
          const match = /\d{1,5}/.exec(row[index] ?? '')
          const calories =
            match &&
            cutPart(row[index] ?? '', match.index, match.index + match[0].length, {
              cell: [line, index],
            })
          const last = sizes.pop()
          if (calories) sizes.push({ ...last, calories })
          else if (last) sizes.push(last)
          break
        }
        case 'portion':
          // A bare number doesn't say its unit.
          if (parsePortion(row[index] ?? '')) sizes.push({ ...sizes.pop(), portion: value })
          break
        default:
          values[role] = value
      }
    }
    if (!sizes.some(({ price }) => price) && !doubts.has('price_unread')) doubts.add('no_price')
    dishes.push({
      line,
      values: {
        ...values,
        ...(category && { category }),
        ...(subCategory && { subCategory }),
        ...sizeValues(sizes),
      },
      doubts: [...doubts],
    })
  }
  return { columns, dishes, style: inferStyle(tokens) }
}

function isSame(row: readonly string[], heads: readonly string[] | undefined): boolean {
  return heads !== undefined && row.length === heads.length && row.join('\t') === heads.join('\t')
}

/** Whether the only text of a row is a heading, and not a dish whose other cells are empty. */
const isHeading = (cell: string, role: ColumnRole | undefined, hasCategories: boolean) =>
  role === 'category' || (!hasCategories && /\p{L}/u.test(cell) && findPrices(cell).length === 0)
