import { createPlanner } from '#app/assistant/planners/index.server.ts'
import { readEnv } from '#app/config/env.server.ts'
import { cases } from './cases/index.ts'
import { describeFault, rightShare, runCases, table } from './run-cases.ts'

const atOnce = 4
const enough = 0.95

/**
 * Asks the planner that AI_PROVIDER names the questions that hold all of the words, prints
 * what went wrong and a table by kind of question.
 * @returns whether enough was right, and nothing dangerous
 */
export async function runQuestions(
  words: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const chosen = cases.filter(({ menu, kind, ask }) =>
    words.every((word) => `${menu} ${kind} ${ask}`.toLowerCase().includes(word)),
  )
  const planner = await createPlanner(readEnv().ai, (state) =>
    print(`The provider is ${state === 'open' ? 'left alone for a while' : 'asked again'}`),
  )
  const outcomes = await runCases(planner, chosen, atOnce, (outcome) => {
    if (outcome.faults.length > 0) print(`${describeFault(outcome)}\n`)
  })
  print(`Questions, answered by ${planner.name}\n\n${table(outcomes)}\n`)
  return outcomes.every(({ dangers }) => dangers.length === 0) && rightShare(outcomes) >= enough
}
