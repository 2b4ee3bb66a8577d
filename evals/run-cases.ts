import type { AssistantProvider } from '#app/assistant/port.ts'
import { askProvider } from './ask.ts'
import { kinds, type AskedCase } from './cases/case.ts'
import { judge, type JudgedReply, type Verdict } from './judge/judge.ts'
import { menus } from './menus/index.ts'
import { percent, tableOf } from './table.ts'

/** A case with what was replied and what is wrong with that. */
export interface Outcome extends Verdict {
  readonly asked: AskedCase
  readonly reply: JudgedReply
}

/** Asks a provider every case, a few at a time; a reply that never comes is a fault. */
export async function runCases(
  provider: AssistantProvider,
  cases: readonly AskedCase[],
  atOnce: number,
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...cases]
  const work = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const outcome = await runCase(provider, asked)
      outcomes.push(outcome)
      onOutcome(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

async function runCase(provider: AssistantProvider, asked: AskedCase): Promise<Outcome> {
  const menu = menus[asked.menu]
  try {
    const reply = await askProvider(provider, asked, menu)
    return { asked, reply, ...judge(asked, reply, menu) }
  } catch (error) {
    const fault = `no reply: ${error instanceof Error ? error.message : String(error)}`
    return { asked, reply: { text: '', cards: [] }, faults: [fault], dangers: [] }
  }
}

/** What share of the outcomes is right, 0 to 1. */
export const rightShare = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(isRight).length / outcomes.length

const isRight = ({ faults }: Outcome) => faults.length === 0

/** A case that went wrong, as a person reads it. */
export function describeFault({ asked, reply, faults }: Outcome): string {
  const talk = [...(asked.after ?? []), asked.ask].join(' / ')
  const said = `${reply.text}${reply.cards.length > 0 ? ` [${reply.cards.join(', ')}]` : ''}`
  return [
    `${asked.menu}, ${asked.kind}: ${talk}`,
    ...faults.map((fault) => `  ! ${fault}`),
    ...said.split('\n').map((line) => `  | ${line}`),
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
