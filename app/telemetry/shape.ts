/** How a metric is exposed. */
export interface MetricShape {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  /** One sentence for whoever reads it. */
  readonly help: string
  readonly labels: readonly string[]
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[]
}
