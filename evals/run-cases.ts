import type { Planner } from '#app/assistant/planners/planner.ts'
import type { ComposedReply } from '#app/assistant/reply/compose-reply.ts'
import { askInTurn } from './ask-in-turn.ts'
import { kinds, type MenuCase } from './cases/eval-case.ts'
import { judgeCase, type Verdict } from './judge-case.ts'
import { menus } from './menus/index.ts'
import { percent, markdownTable } from './markdown-table.ts'

/** A case, its reply and the verdict on it. */
export interface Outcome extends Verdict {
  readonly evalCase: MenuCase
  /** Undefined if the planner failed. */
  readonly reply?: ComposedReply
}

/** Asks a planner the questions of all cases, `concurrency` at a time. A failed reply is a fault. */
export async function runCases(
  planner: Planner,
  cases: readonly MenuCase[],
  concurrency: number,
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const queue = [...cases]
  const work = async () => {
    for (let evalCase = queue.shift(); evalCase; evalCase = queue.shift()) {
      const outcome = await runCase(planner, evalCase)
      outcomes.push(outcome)
      onOutcome(outcome)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return outcomes
}

async function runCase(planner: Planner, evalCase: MenuCase): Promise<Outcome> {
  const { menu } = menus[evalCase.menu]
  try {
    const reply = await askInTurn(planner, messagesOf(evalCase), menu)
    return { evalCase, reply, ...judgeCase(evalCase, reply, menu) }
  } catch (error) {
    const fault = `no reply: ${error instanceof Error ? error.message : String(error)}`
    return { evalCase, faults: [fault], dangers: [] }
  }
}

const messagesOf = ({ history = [], question }: MenuCase) => [...history, question]

/** Returns the share of right outcomes, 0 to 1. */
export const rightShare = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(isRight).length / outcomes.length

const isRight = ({ faults }: Outcome) => faults.length === 0

/** Describes a failed case for a human reader. */
export function describeFault({ evalCase, reply, faults }: Outcome): string {
  return [
    `${evalCase.menu}, ${evalCase.kind}: ${messagesOf(evalCase).join(' / ')}`,
    ...faults.map((fault) => `  ! ${fault}`),
    ...(reply?.text ?? '').split('\n').map((line) => `  | ${line}`),
  ].join('\n')
}

/** Renders a table of how many outcomes are right and how many dangerous, by kind of question. */
export function outcomesTable(outcomes: readonly Outcome[]): string {
  const row = (name: string, group: readonly Outcome[]) => {
    const right = group.filter(isRight).length
    const dangerous = group.filter(({ dangers }) => dangers.length > 0).length
    return [name, group.length, right, percent(right, group.length), dangerous]
  }
  const rows = kinds.map((kind) =>
    row(
      kind,
      outcomes.filter(({ evalCase }) => evalCase.kind === kind),
    ),
  )
  return markdownTable(
    ['kind of question', 'cases', 'right', '', 'dangerous'],
    [...rows, row('all', outcomes)],
  )
}
