import type { Report } from '../bench.ts'
import { asText } from '../table.ts'
import { judge, type Figure, type Target } from './judge.ts'

/** A bench's report, or why it has none. */
export type Outcome = Report | Error

export interface Summary {
  /** Rows of cells, the header first. */
  readonly lines: readonly (readonly string[])[]
  /** The number of rows that failed. */
  readonly failed: number
}

const head = ['what', 'compared with', 'Chefin', 'ratio or difference', 'target', 'reached']

/** The summary table, in the targets' order; a failed bench affects only its own rows. */
export function summarise(
  outcomes: ReadonlyMap<string, Outcome>,
  targets: readonly Target[],
): Summary {
  const rows = targets.map((target) => lineOf(outcomes.get(target.bench), target))
  const benchesWithTargets = new Set(targets.map(({ bench }) => bench))
  const others = [...outcomes].flatMap(([name, outcome]) =>
    outcome instanceof Error && !benchesWithTargets.has(name) ? [failure(name, outcome)] : [],
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

function lineOf(outcome: Outcome | undefined, target: Target): string[] {
  try {
    if (outcome === undefined) throw new Error(`${target.bench} did not run`)
    if (outcome instanceof Error) throw outcome
    return cellsOf(judge(outcome, target), target)
  } catch (error) {
    return failure(target.what, error instanceof Error ? error : new Error(String(error)))
  }
}

function cellsOf(figure: Figure, target: Target): string[] {
  const { worst, unit, beside, value, judged, isReached } = figure
  return [
    worst ? `${target.what} (${worst})` : target.what,
    beside === undefined ? '' : `${target.beside?.what}: ${asText(beside, unit)}`,
    asText(value, unit),
    compared(target, beside, value, unit),
    boundOf(target, unit),
    isReached === undefined ? '' : isReached ? 'yes' : `no: ${missBy(judged, target, unit)}`,
  ]
}

function compared({ judged }: Target, beside: number | undefined, value: number, unit: string) {
  if (beside === undefined) return ''
  if (judged === 'difference') return asDifference(value - beside, unit)
  return beside === 0 ? '' : asTimes(value / beside)
}

const asTimes = (ratio: number) => `${ratio.toFixed(2)} times`
const asDifference = (difference: number, unit: string) =>
  `${difference < 0 ? '' : '+'}${asText(difference, unit)}`

function boundOf({ judged, atMost, atLeast }: Target, unit: string): string {
  const bound = atMost ?? atLeast
  if (bound === undefined) return ''
  const text =
    judged === 'ratio' ? `${bound} times` : `${judged === 'difference' ? '+' : ''}${bound} ${unit}`
  return `${atMost === undefined ? 'at least' : 'at most'} ${text}`.trim()
}

function missBy(judged: number, target: Target, unit: string): string {
  const bound = target.atMost ?? target.atLeast ?? Number.NaN
  const miss = Math.abs(judged - bound)
  return `by ${target.judged === 'ratio' ? asTimes(miss) : `${Number(miss.toPrecision(2))} ${unit}`.trim()}`
}
