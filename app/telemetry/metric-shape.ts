/** The definition of a metric. */
export interface MetricShape {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  /** A description of one sentence. */
  readonly help: string
  readonly labels: readonly string[]
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[]
}
