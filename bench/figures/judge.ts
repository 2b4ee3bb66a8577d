import type { Report } from '../bench.ts'

/** What is to be reached, and where in a bench's table it is read. */
export interface Reach {
  /** Whose table it is read from. */
  readonly bench: string
  readonly what: string
  /** The row's words; a pattern stands for all rows that it fits, of which the worst counts. */
  readonly row: string | RegExp
  readonly column: string | RegExp
  readonly beside?: Beside
  /** What is held against the bounds. */
  readonly judged: 'value' | 'ratio' | 'difference'
  /** At most one of both; with neither, a figure is told and not judged. */
  readonly atMost?: number
  readonly atLeast?: number
  /** Who says so. */
  readonly source: string
}

/** What was measured in the same run to compare with. */
interface Beside {
  readonly what: string
  /** Left out, it is the value's own column or row. */
  readonly column?: string
  readonly row?: string
}

/** What a reach came to. */
export interface Figure {
  /** Which of several it is, where the worst of them counts. */
  readonly worst: string | undefined
  readonly unit: string
  readonly beside: number | undefined
  readonly value: number
  /** The ratio or the difference, or the value itself. */
  readonly judged: number
  readonly isReached: boolean | undefined
}

/**
 * Finds a figure in the table and holds it against its bounds.
 * @throws if the table has no such figure, or no number for it, or none beside it
 */
export function judge(report: Report, reach: Reach): Figure {
  const found = candidates(report, reach)
  if (found.length === 0) {
    throw new Error(`${reach.bench} has no "${String(reach.row)}" under "${String(reach.column)}"`)
  }
  const isLowBest = reach.atLeast === undefined
  const [worst] = found.toSorted((one, other) =>
    isLowBest ? other.judged - one.judged : one.judged - other.judged,
  )
  if (!worst) throw new Error('there is a worst of several')
  return {
    ...worst,
    worst: found.length > 1 ? worst.worst : undefined,
    isReached: isWithin(worst.judged, reach),
  }
}

const fits = (wanted: string | RegExp, words: string) =>
  typeof wanted === 'string' ? wanted === words : wanted.test(words)

function candidates(report: Report, reach: Reach) {
  return report.rows
    .filter(({ what }) => fits(reach.row, what))
    .flatMap(({ what, unit, values }) =>
      report.columns.flatMap((column, index) => {
        if (!fits(reach.column, column)) return []
        const value = numberOr(values[index], `${reach.bench}: "${what}" under "${column}"`)
        const beside = reach.beside && findBeside(report, what, column, reach.beside)
        const worst = [reach.row, reach.column]
          .flatMap((wanted, place) => (typeof wanted === 'string' ? [] : [place ? column : what]))
          .join(', ')
        return [{ worst, unit, value, beside, judged: judgedOf(reach, value, beside) }]
      }),
    )
}

function findBeside(report: Report, what: string, column: string, beside: Beside): number {
  const [besideRow, besideColumn] = [beside.row ?? what, beside.column ?? column]
  const row = report.rows.find((one) => one.what === besideRow)
  const value = row?.values[report.columns.indexOf(besideColumn)]
  return numberOr(value, `beside it, "${besideRow}" under "${besideColumn}"`)
}

function numberOr(value: number | undefined, what: string): number {
  if (value === undefined || Number.isNaN(value)) throw new Error(`no number was measured: ${what}`)
  return value
}

function judgedOf({ judged, what }: Reach, value: number, beside: number | undefined): number {
  if (judged === 'value') return value
  if (beside === undefined) throw new Error(`nothing stands beside "${what}"`)
  if (judged === 'difference') return value - beside
  if (beside === 0) throw new Error(`"${what}" is no times of nothing`)
  return value / beside
}

function isWithin(judged: number, { atMost, atLeast }: Reach): boolean | undefined {
  if (atMost !== undefined) return judged <= atMost
  return atLeast === undefined ? undefined : judged >= atLeast
}
