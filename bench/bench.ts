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

/** Measures one part of the product; knows neither the others nor how a table is printed. */
export interface Bench {
  readonly title: string
  /** Takes so long that it runs only where it is named. */
  readonly isLong?: boolean
  /** @param postgresUrl superuser's URL of a cluster in which it makes what it needs */
  run(postgresUrl: string): Promise<Report>
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which this part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
