import { runAcceptance } from './acceptance/run-acceptance.ts'
import { trainAvoidedFoods } from './avoided-foods/train.ts'
import { writeWeights } from './emergencies/write-weights.ts'
import { runHostile } from './hostile/run-hostile.ts'
import { runImports } from './imports/run-imports.ts'
import { runIntents } from './intents/run-intents.ts'
import { runInventions } from './imports/run-inventions.ts'
import { runPairs } from './pairs/run-pairs.ts'
import { printPrompts, runPlans } from './plans/run-plans.ts'
import { runQuestions } from './run-questions.ts'
import { runTranslations } from './translations/run.ts'

/*
 * `npm run evals` runs all evals. After `--`, the name of an eval (`pairs`, `questions`, `acceptance`,
 * `hostile`, `plans`, `translations`, `imports`, `inventions`,
 * `intents`) runs only that one; `prompts` with a question file
 * and a menu prints what a model would read; `train emergencies` and `train foods` train a
 * classifier; any other words select questions.
 */

const [first, ...rest] = process.argv.slice(2).map((word) => word.toLowerCase())
const print = (text: string) => void process.stdout.write(`${text}\n`)

const evals: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  pairs: () => runPairs(print),
  questions: () => runQuestions(rest, print),
  acceptance: () => runAcceptance(print),
  hostile: () => runHostile(rest, print),
  plans: () => runPlans(print),
  translations: () => runTranslations(rest, print),
  imports: () => runImports(print),
  inventions: () => runInventions(rest, print),
  intents: () => runIntents(print),
}

const commands: typeof evals = {
  prompts: () => printPrompts(rest, print),
  train: () => train(rest[0]),
}

function train(classifier: string | undefined): boolean {
  if (classifier === 'foods') return trainAvoidedFoods(print)
  if (classifier === 'emergencies') return writeWeights(print)
  throw new Error('Say what to train: emergencies or foods')
}

function select(name: string) {
  return commands[name] ?? evals[name] ?? (() => runQuestions([name, ...rest], print))
}

const selectedEvals = first === undefined ? Object.values(evals) : [select(first)]
let hasPassed = true
for (const run of selectedEvals) hasPassed = (await run()) && hasPassed
process.exitCode = hasPassed ? 0 : 1
