import { createPlanner } from '#app/assistant/planners/create-planner.server.ts'
import { readEnv } from '#app/config/env.server.ts'
import { cases } from './cases/index.ts'
import { describeFault, outcomesTable, rightShare, runCases } from './run-cases.ts'

const concurrency = 4
const minRightShare = 0.95

/**
 * Asks the planner that AI_PROVIDER names the questions that contain all the words. Prints the faults
 * and a table by kind of question.
 * @param words lower-case words to find in a case's menu, kind or question
 * @returns whether enough replies were right and none was dangerous
 */
export async function runQuestions(
  words: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const selectedCases = cases.filter(({ menu, kind, question }) =>
    words.every((word) => `${menu} ${kind} ${question}`.toLowerCase().includes(word)),
  )
  const planner = await createPlanner(readEnv().ai, (state) =>
    print(`Requests to the provider are ${state === 'open' ? 'paused' : 'resumed'}`),
  )
  const outcomes = await runCases(planner, selectedCases, concurrency, (outcome) => {
    if (outcome.faults.length > 0) print(`${describeFault(outcome)}\n`)
  })
  print(`Questions, answered by ${planner.name}\n\n${outcomesTable(outcomes)}\n`)
  return (
    outcomes.every(({ dangers }) => dangers.length === 0) && rightShare(outcomes) >= minRightShare
  )
}
