import type { TestServer } from '../tests/server.ts'

/** What a bench runs against: the built server, as a browser and a client would meet it. */
export interface Bed {
  readonly server: TestServer
}

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
  run(bed: Bed): Promise<Report>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
