import type { Report } from '../bench.ts'

/** A target, and where its figure is in a bench's report. */
export interface Target {
  readonly bench: string
  readonly what: string
  /** The row's label; of all rows that match a pattern, the worst counts. */
  readonly row: string | RegExp
  readonly column: string | RegExp
  readonly beside?: Beside
  /** The number that is compared with the bounds. */
  readonly judged: 'value' | 'ratio' | 'difference'
  /** At most one of the two bounds; without one, the figure is only shown. */
  readonly atMost?: number
  readonly atLeast?: number
  /** Where the target comes from. */
  readonly source: string
}

/** The figure of the same run to compare with. */
interface Beside {
  readonly what: string
  /** The value's own column or row if left out. */
  readonly column?: string
  readonly row?: string
}

/** The figure for a target. */
export interface Figure {
  /** The label of the worst of several, if a pattern matched more than one. */
  readonly worst: string | undefined
  readonly unit: string
  readonly beside: number | undefined
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
  const found = candidates(report, target)
  if (found.length === 0) {
    throw new Error(
      `${target.bench} has no "${String(target.row)}" under "${String(target.column)}"`,
    )
  }
  const isLowBest = target.atLeast === undefined
  const [worst] = found.toSorted((one, other) =>
    isLowBest ? other.judged - one.judged : one.judged - other.judged,
  )
  if (!worst) throw new Error('unreachable: there is at least one candidate')
  return {
    ...worst,
    worst: found.length > 1 ? worst.worst : undefined,
    isReached: isWithin(worst.judged, target),
  }
}

const matches = (wanted: string | RegExp, label: string) =>
  typeof wanted === 'string' ? wanted === label : wanted.test(label)

function candidates(report: Report, target: Target) {
  return report.rows
    .filter(({ what }) => matches(target.row, what))
    .flatMap(({ what, unit, values }) =>
      report.columns.flatMap((column, index) => {
        if (!matches(target.column, column)) return []
        const value = numberOr(values[index], `${target.bench}: "${what}" under "${column}"`)
        const beside = target.beside && findBeside(report, what, column, target.beside)
        const worst = [target.row, target.column]
          .flatMap((wanted, place) => (typeof wanted === 'string' ? [] : [place ? column : what]))
          .join(', ')
        return [{ worst, unit, value, beside, judged: judgedOf(target, value, beside) }]
      }),
    )
}

function findBeside(report: Report, what: string, column: string, beside: Beside): number {
  const [besideRow, besideColumn] = [beside.row ?? what, beside.column ?? column]
  const row = report.rows.find((one) => one.what === besideRow)
  const value = row?.values[report.columns.indexOf(besideColumn)]
  return numberOr(value, `to compare with, "${besideRow}" under "${besideColumn}"`)
}

function numberOr(value: number | undefined, what: string): number {
  if (value === undefined || Number.isNaN(value)) throw new Error(`no number was measured: ${what}`)
  return value
}

function judgedOf({ judged, what }: Target, value: number, beside: number | undefined): number {
  if (judged === 'value') return value
  if (beside === undefined) throw new Error(`nothing to compare "${what}" with`)
  if (judged === 'difference') return value - beside
  if (beside === 0) throw new Error(`"${what}" has no ratio to zero`)
  return value / beside
}

function isWithin(judged: number, { atMost, atLeast }: Target): boolean | undefined {
  if (atMost !== undefined) return judged <= atMost
  return atLeast === undefined ? undefined : judged >= atLeast
}
