import type { Report } from '../bench.ts'
import { asText } from '../table.ts'
import { judge, type Figure, type Target } from './judge.ts'

/** A bench's report, or why it has none. */
export type Outcome = Report | Error

export interface Summary {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The number of rows that failed. */
  readonly failed: number
}

const header = ['what', 'compared with', 'Chefin', 'ratio or difference', 'target', 'reached']

/** The summary table, in the targets' order; a failed bench affects only its own rows. */
export function summarise(
  outcomes: ReadonlyMap<string, Outcome>,
  targets: readonly Target[],
): Summary {
  const ofTargets = targets.map((target) => rowOf(outcomes.get(target.bench), target))
  const benchesWithTargets = new Set(targets.map(({ bench }) => bench))
  const others = [...outcomes].flatMap(([name, outcome]) =>
    outcome instanceof Error && !benchesWithTargets.has(name) ? [failure(name, outcome)] : [],
  )
  const rows = [...ofTargets, ...others]
  return { header, rows, failed: rows.filter(isFailure).length }
}

const failurePrefix = 'failed: '
const isFailure = (row: readonly string[]) => row.at(-1)?.startsWith(failurePrefix)

const failure = (label: string, { message }: Error) => [
  label,
  '',
  '',
  '',
  '',
  failurePrefix + (message.split('\n')[0] ?? '').replaceAll('|', '/').slice(0, 160),
]

function rowOf(outcome: Outcome | undefined, target: Target): string[] {
  try {
    if (outcome === undefined) throw new Error(`${target.bench} did not run`)
    if (outcome instanceof Error) throw outcome
    return cellsOf(judge(outcome, target), target)
  } catch (error) {
    return failure(target.label, error instanceof Error ? error : new Error(String(error)))
  }
}

function cellsOf(figure: Figure, target: Target): string[] {
  const { worst, unit, baseline, value, judged, isReached } = figure
  return [
    worst ? `${target.label} (${worst})` : target.label,
    baseline === undefined ? '' : `${target.baseline?.label}: ${asText(baseline, unit)}`,
    asText(value, unit),
    compared(target, baseline, value, unit),
    boundOf(target, unit),
    resultOf(isReached, () => missBy(judged, target, unit)),
  ]
}

function resultOf(isReached: boolean | undefined, miss: () => string): string {
  if (isReached === undefined) return ''
  return isReached ? 'yes' : `no: ${miss()}`
}

function compared({ judged }: Target, baseline: number | undefined, value: number, unit: string) {
  if (baseline === undefined) return ''
  if (judged === 'difference') return asDifference(value - baseline, unit)
  return baseline === 0 ? '' : asTimes(value / baseline)
}

const asTimes = (ratio: number) => `${ratio.toFixed(2)} times`
const asDifference = (difference: number, unit: string) =>
  `${difference < 0 ? '' : '+'}${asText(difference, unit)}`

function boundOf({ judged, atMost, atLeast }: Target, unit: string): string {
  const bound = atMost ?? atLeast
  if (bound === undefined) return ''
  const sign = judged === 'difference' ? '+' : ''
  const text = judged === 'ratio' ? `${bound} times` : `${sign}${bound} ${unit}`
  return `${atMost === undefined ? 'at least' : 'at most'} ${text}`.trim()
}

function missBy(judgedValue: number, target: Target, unit: string): string {
  const bound = target.atMost ?? target.atLeast ?? Number.NaN
  const miss = Math.abs(judgedValue - bound)
  if (target.judged === 'ratio') return `by ${asTimes(miss)}`
  return `by ${Number(miss.toPrecision(2))} ${unit}`.trim()
}
