import type { Report } from '../bench.ts'

/** A target, and where its figure is in a bench's report. */
export interface Target {
  readonly bench: string
  readonly label: string
  /** The row's label; of all rows that match a pattern, the worst counts. */
  readonly row: string | RegExp
  readonly column: string | RegExp
  readonly baseline?: Baseline
  /** The number that is compared with the bounds. */
  readonly judged: 'value' | 'ratio' | 'difference'
  /** At most one of the two bounds; without one, the figure is only shown. */
  readonly atMost?: number
  readonly atLeast?: number
  /** Where the target comes from. */
  readonly source: string
}

/** The figure of the same run to compare with. */
interface Baseline {
  readonly label: string
  /** The value's own column or row if left out. */
  readonly column?: string
  readonly row?: string
}

/** The figure for a target. */
export interface Figure {
  /** The label of the worst of several, if a pattern matched more than one. */
  readonly worst: string | undefined
  readonly unit: string
  readonly baseline: number | undefined
  readonly value: number
  /** The ratio, the difference or the value itself. */
  readonly judged: number
  readonly isReached: boolean | undefined
}

/**
 * Finds a target's figure in the report and compares it with the bounds.
 * @throws if the report has no number for the figure, or none to compare with
 */
export function judge(report: Report, target: Target): Figure {
  const isLowBest = target.atLeast === undefined
  const candidates = findCandidates(report, target).toSorted((one, other) =>
    isLowBest ? other.judged - one.judged : one.judged - other.judged,
  )
  const [worst] = candidates
  if (!worst) {
    throw new Error(
      `${target.bench} has no "${String(target.row)}" under "${String(target.column)}"`,
    )
  }
  const { label, ...figure } = worst
  return {
    ...figure,
    worst: candidates.length > 1 ? label : undefined,
    isReached: isWithin(worst.judged, target),
  }
}

const matches = (pattern: string | RegExp, label: string) =>
  typeof pattern === 'string' ? pattern === label : pattern.test(label)

/** Finds all figures that match the target, each with the labels that its patterns matched. */
function findCandidates(report: Report, target: Target) {
  return report.rows
    .filter(({ label }) => matches(target.row, label))
    .flatMap(({ label, unit, values }) =>
      report.columns.flatMap((column, index) => {
        if (!matches(target.column, column)) return []
        const value = numberOrThrow(values[index], `${target.bench}: "${label}" under "${column}"`)
        const baseline = target.baseline && findBaseline(report, label, column, target.baseline)
        const matchingRows = [
          ...(typeof target.row === 'string' ? [] : [label]),
          ...(typeof target.column === 'string' ? [] : [column]),
        ]
        const judgedValue = judgedOf(target, value, baseline)
        return [{ label: matchingRows.join(', '), unit, value, baseline, judged: judgedValue }]
      }),
    )
}

function findBaseline(report: Report, label: string, column: string, baseline: Baseline): number {
  const [baselineRow, baselineColumn] = [baseline.row ?? label, baseline.column ?? column]
  const row = report.rows.find((one) => one.label === baselineRow)
  const value = row?.values[report.columns.indexOf(baselineColumn)]
  return numberOrThrow(value, `to compare with, "${baselineRow}" under "${baselineColumn}"`)
}

function numberOrThrow(value: number | undefined, label: string): number {
  if (value === undefined || Number.isNaN(value))
    throw new Error(`no number was measured: ${label}`)
  return value
}

function judgedOf({ judged, label }: Target, value: number, baseline: number | undefined): number {
  if (judged === 'value') return value
  if (baseline === undefined) throw new Error(`nothing to compare "${label}" with`)
  if (judged === 'difference') return value - baseline
  if (baseline === 0) throw new Error(`"${label}" has no ratio to zero`)
  return value / baseline
}

function isWithin(judgedValue: number, { atMost, atLeast }: Target): boolean | undefined {
  if (atMost !== undefined) return judgedValue <= atMost
  return atLeast === undefined ? undefined : judgedValue >= atLeast
}
