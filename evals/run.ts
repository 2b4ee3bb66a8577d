import { createProvider } from '#app/assistant/providers/index.server.ts'
import { readEnv } from '#app/config/env.server.ts'
import { cases } from './cases/index.ts'
import { describeFault, rightShare, runCases, table } from './run-cases.ts'

/*
 * `npm run evals`: asks the provider that AI_PROVIDER names every question, and prints what
 * went wrong, then a table by kind of question. Words behind `--` choose among the questions.
 */

const atOnce = 4
const enough = 0.95

const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = cases.filter(({ menu, kind, ask }) =>
  wanted.every((word) => `${menu} ${kind} ${ask}`.toLowerCase().includes(word)),
)
const provider = await createProvider(readEnv().ai, (state) =>
  process.stdout.write(
    `The provider is ${state === 'open' ? 'left alone for a while' : 'asked again'}\n`,
  ),
)
const outcomes = await runCases(provider, chosen, atOnce, (outcome) => {
  if (outcome.faults.length > 0) process.stdout.write(`${describeFault(outcome)}\n\n`)
})
process.stdout.write(`${provider.name}\n\n${table(outcomes)}\n`)
const isDangerous = outcomes.some(({ dangers }) => dangers.length > 0)
process.exitCode = isDangerous || rightShare(outcomes) < enough ? 1 : 0
