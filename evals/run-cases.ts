import type { Planner } from '#app/assistant/planners/planner.ts'
import type { ComposedReply } from '#app/assistant/reply/compose-reply.ts'
import { askInTurn } from './ask.ts'
import { kinds, type AskedCase } from './cases/case.ts'
import { judge, type Verdict } from './judge.ts'
import { menus } from './menus/index.ts'
import { percent, tableOf } from './table.ts'

/** A case with what was replied and what is wrong with that. */
export interface Outcome extends Verdict {
  readonly asked: AskedCase
  /** Missing where none came. */
  readonly reply?: ComposedReply
}

/** Asks a planner every case, a few at a time; a reply that never comes is a fault. */
export async function runCases(
  planner: Planner,
  cases: readonly AskedCase[],
  atOnce: number,
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...cases]
  const work = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const outcome = await runCase(planner, asked)
      outcomes.push(outcome)
      onOutcome(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

async function runCase(planner: Planner, asked: AskedCase): Promise<Outcome> {
  const { menu } = menus[asked.menu]
  try {
    const reply = await askInTurn(planner, [...(asked.after ?? []), asked.ask], menu)
    return { asked, reply, ...judge(asked, reply, menu) }
  } catch (error) {
    const fault = `no reply: ${error instanceof Error ? error.message : String(error)}`
    return { asked, faults: [fault], dangers: [] }
  }
}

/** What share of the outcomes is right, 0 to 1. */
export const rightShare = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(isRight).length / outcomes.length

const isRight = ({ faults }: Outcome) => faults.length === 0

/** A case that went wrong, as a person reads it. */
export function describeFault({ asked, reply, faults }: Outcome): string {
  const talk = [...(asked.after ?? []), asked.ask].join(' / ')
  return [
    `${asked.menu}, ${asked.kind}: ${talk}`,
    ...faults.map((fault) => `  ! ${fault}`),
    ...(reply?.text ?? '').split('\n').map((line) => `  | ${line}`),
  ].join('\n')
}

/** The table by kind of question: how many, how many right, how many dangerous. */
export function table(outcomes: readonly Outcome[]): string {
  const row = (name: string, of: readonly Outcome[]) => {
    const right = of.filter(isRight).length
    const dangerous = of.filter(({ dangers }) => dangers.length > 0).length
    return [name, of.length, right, percent(right, of.length), dangerous]
  }
  const rows = kinds.map((kind) =>
    row(
      kind,
      outcomes.filter(({ asked }) => asked.kind === kind),
    ),
  )
  return tableOf(
    ['kind of question', 'cases', 'right', '', 'dangerous'],
    [...rows, row('all', outcomes)],
  )
}
