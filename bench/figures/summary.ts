import type { Report } from '../bench.ts'
import { asText } from '../table.ts'
import { judge, type Figure, type Reach } from './judge.ts'

/** What became of a bench: its table, or why there is none. */
export type Outcome = Report | Error

export interface Summary {
  /** Cells, the head first. */
  readonly lines: readonly (readonly string[])[]
  /** How many rows say that they failed. */
  readonly failed: number
}

const head = ['what', 'beside it, same run', 'Chefin', 'ratio or difference', 'reach', 'reached?']

/** The one table, in the reaches' order; a bench that failed loses no other bench's row. */
export function summarise(
  outcomes: ReadonlyMap<string, Outcome>,
  reaches: readonly Reach[],
): Summary {
  const rows = reaches.map((reach) => lineOf(outcomes.get(reach.bench), reach))
  const judgedBenches = new Set(reaches.map(({ bench }) => bench))
  const others = [...outcomes].flatMap(([name, outcome]) =>
    outcome instanceof Error && !judgedBenches.has(name) ? [failure(name, outcome)] : [],
  )
  const lines = [...rows, ...others]
  return { lines: [head, ...lines], failed: lines.filter(isFailure).length }
}

const failed = 'failed: '
const isFailure = (line: readonly string[]) => line.at(-1)?.startsWith(failed)

const failure = (what: string, { message }: Error) => [
  what,
  '',
  '',
  '',
  '',
  failed + (message.split('\n')[0] ?? '').replaceAll('|', '/').slice(0, 160),
]

function lineOf(outcome: Outcome | undefined, reach: Reach): string[] {
  try {
    if (outcome === undefined) throw new Error(`${reach.bench} did not run`)
    if (outcome instanceof Error) throw outcome
    return told(judge(outcome, reach), reach)
  } catch (error) {
    return failure(reach.what, error instanceof Error ? error : new Error(String(error)))
  }
}

function told(figure: Figure, reach: Reach): string[] {
  const { worst, unit, beside, value, judged, isReached } = figure
  return [
    worst ? `${reach.what} (${worst})` : reach.what,
    beside === undefined ? '' : `${reach.beside?.what}: ${asText(beside, unit)}`,
    asText(value, unit),
    compared(reach, beside, value, unit),
    boundOf(reach, unit),
    isReached === undefined ? '' : isReached ? 'yes' : `no: ${missBy(judged, reach, unit)}`,
  ]
}

function compared({ judged }: Reach, beside: number | undefined, value: number, unit: string) {
  if (beside === undefined) return ''
  if (judged === 'difference') return asDifference(value - beside, unit)
  return beside === 0 ? '' : asTimes(value / beside)
}

const asTimes = (ratio: number) => `${ratio.toFixed(2)} times`
const asDifference = (difference: number, unit: string) =>
  `${difference < 0 ? '' : '+'}${asText(difference, unit)}`

function boundOf({ judged, atMost, atLeast }: Reach, unit: string): string {
  const bound = atMost ?? atLeast
  if (bound === undefined) return ''
  const text =
    judged === 'ratio' ? `${bound} times` : `${judged === 'difference' ? '+' : ''}${bound} ${unit}`
  return `${atMost === undefined ? 'at least' : 'at most'} ${text}`.trim()
}

function missBy(judged: number, reach: Reach, unit: string): string {
  const bound = reach.atMost ?? reach.atLeast ?? Number.NaN
  const miss = Math.abs(judged - bound)
  return `by ${reach.judged === 'ratio' ? asTimes(miss) : `${Number(miss.toPrecision(2))} ${unit}`.trim()}`
}
