import { runAcceptance } from './acceptance/run-acceptance.ts'
import { runHostile } from './hostile/run-hostile.ts'
import { runPairs } from './pairs/run-pairs.ts'
import { printPrompts, runPlans } from './plans/run-plans.ts'
import { runQuestions } from './run-questions.ts'

/*
 * `npm run evals`: dishes and allergens, questions to the planner that AI_PROVIDER names, unseen
 * questions without a model, hostile plans, and plans written in a model's place. Behind `--`,
 * `pairs`, `questions`, `acceptance`, `hostile` or `plans` chooses one of these; `prompts` with a file
 * of questions and a menu prints what a model would read; other words choose among the questions.
 */

const [first, ...others] = process.argv.slice(2).map((word) => word.toLowerCase())
const print = (text: string) => void process.stdout.write(`${text}\n`)

const parts: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  pairs: () => runPairs(print),
  questions: () => runQuestions(others, print),
  acceptance: () => runAcceptance(print),
  hostile: () => runHostile(others, print),
  plans: () => runPlans(print),
}

const part = first === 'prompts' ? () => printPrompts(others, print) : parts[first ?? '']
const chosen =
  first === undefined
    ? Object.values(parts)
    : [part ?? (() => runQuestions([first, ...others], print))]
let isGood = true
for (const run of chosen) isGood = (await run()) && isGood
process.exitCode = isGood ? 0 : 1
