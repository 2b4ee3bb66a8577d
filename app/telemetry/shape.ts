/** The definition of a metric. */
export interface MetricShape {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  /** One sentence of description. */
  readonly help: string
  readonly labels: readonly string[]
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[]
}
