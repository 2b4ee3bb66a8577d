import { maxSizes } from './size.ts'

/*
 * The fields of a dish's form for its sizes. `sizes` is the number of sizes; a form without it has one.
 * From the second size on, the names of the fields end with the row's number, such as `price2`.
 */

/** The fields of a row of the form. */
export const rowFields = [
  'sizeId',
  'sizeName',
  'price',
  'calories',
  'portion',
  'nextPrice',
] as const
export type RowField = (typeof rowFields)[number]

/** Returns the name of a field in a row; the first row is 0. */
export const sizeField = (field: RowField, row: number): string =>
  row === 0 ? field : `${field}${row + 1}`

type Texts = Readonly<Record<string, string>>

/** Returns the number of rows, at least one; one more than the maximum if there are too many. */
export function countRows({ sizes }: { readonly sizes?: unknown }): number {
  const count = Number(sizes)
  return Number.isInteger(count) && count > 0 ? Math.min(count, maxSizes + 1) : 1
}

/** A change of the rows: `add`, or `remove`, `up` or `down` with a row, such as `up.2`. */
export type SizeStep = 'add' | `${'remove' | 'up' | 'down'}.${number}`

/**
 * Adds, removes or moves a row of a form, and keeps the texts of the others. A step with an unknown row
 * changes nothing.
 */
export function changeRows(texts: Texts, step: string): Record<string, string> {
  const rows = Array.from({ length: countRows(texts) }, (_, row) =>
    rowFields.map((field) => texts[sizeField(field, row)] ?? ''),
  )
  const [action, place = ''] = step.split('.')
  const row = rows.findIndex((_, index) => String(index) === place)
  if (action === 'add') rows.push(rowFields.map(() => ''))
  else if (action === 'remove' && row >= 0 && rows.length > 1) rows.splice(row, 1)
  else if (action === 'up' && row > 0) rows.splice(row - 1, 0, ...rows.splice(row, 1))
  else if (action === 'down' && row >= 0) rows.splice(row + 1, 0, ...rows.splice(row, 1))
  const rowFieldNames = new Set(
    Array.from({ length: countRows(texts) }, (_, index) =>
      rowFields.map((field) => sizeField(field, index)),
    ).flat(),
  )
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => !rowFieldNames.has(name))),
    ...Object.fromEntries(
      rows.flatMap((values, index) =>
        rowFields.map((field, at) => [sizeField(field, index), values[at] ?? '']),
      ),
    ),
    sizes: String(rows.length),
  }
}
