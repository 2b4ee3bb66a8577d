/** One measured thing, and what it came to in each of the bench's columns. */
export interface Row {
  readonly what: string
  /** Such as ms or KB. */
  readonly unit: string
  readonly values: readonly number[]
}

export interface Report {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** How much of a measuring is done. */
export interface Effort {
  /** To see that it runs: its figures say nothing. */
  readonly isShort: boolean
}

/** Measures one part of the product; knows neither the others nor how a table is printed. */
export interface Bench {
  readonly title: string
  /** No figure of the one table is read from it: it runs only where it is named. */
  readonly isNamedOnly?: boolean
  /** @param postgresUrl superuser's URL of a cluster in which it makes what it needs */
  run(postgresUrl: string, effort: Effort): Promise<Report>
}

/** A report whose columns were measured one after the other, each with the same rows. */
export function fromColumns(
  columns: readonly (readonly [name: string, values: readonly number[]])[],
  rows: readonly Pick<Row, 'what' | 'unit'>[],
): Report {
  return {
    columns: columns.map(([name]) => name),
    rows: rows.map(({ what, unit }, index) => ({
      what,
      unit,
      values: columns.map(([, values]) => values[index] ?? Number.NaN),
    })),
  }
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which this part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
