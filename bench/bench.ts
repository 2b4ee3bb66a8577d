/** One measure, with its value in each column of the report. */
export interface Row {
  readonly label: string
  /** Such as ms or KB. */
  readonly unit: string
  readonly values: readonly number[]
}

export interface Report {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  /** Adds a column with the ratio of the last column to the first; always with two columns. */
  readonly hasRatio?: boolean
}

export interface Effort {
  /** Only checks that the bench runs; the figures mean nothing. */
  readonly isShort: boolean
  /** The number on the command line, for benches that have a size; undefined for the default. */
  readonly size?: number | undefined
}

/** Measures one part of the product. */
export interface Bench {
  readonly title: string
  /** Runs only when named on the command line: the summary table uses none of its figures. */
  readonly isNamedOnly?: boolean
  /** @param postgresUrl superuser's URL of the cluster in which the bench creates its databases */
  run(postgresUrl: string, effort: Effort): Promise<Report>
}

/** Builds a report from columns that have the same rows. */
export function fromColumns(
  columns: readonly (readonly [name: string, values: readonly number[]])[],
  rows: readonly Pick<Row, 'label' | 'unit'>[],
): Report {
  return {
    columns: columns.map(([name]) => name),
    rows: rows.map(({ label, unit }, index) => ({
      label,
      unit,
      values: columns.map(([, values]) => values[index] ?? Number.NaN),
    })),
  }
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** @param fraction 0 to 1, such as 0.95 for the 95th percentile */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * fraction)] ?? Number.NaN
}
