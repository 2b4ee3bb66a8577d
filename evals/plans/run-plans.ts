import { messageFor } from '#app/assistant/planners/plan-message.ts'
import { promptFor } from '#app/assistant/planners/plan-prompt.ts'
import { judgeReply } from '../acceptance/judge-reply.ts'
import { play } from '../acceptance/play.ts'
import { readUnseenMenu, readUnseenQuestions, type UnseenQuestion } from '../acceptance/unseen.ts'
import { percent, tableOf } from '../table.ts'
import { followPlan, readWrittenPlans, type WrittenPlans } from './written-plans.ts'

const files = ['questions-3.json', 'questions-4.json'] as const

const enough = 0.97

/**
 * Answers the questions of `evals/unseen` by plans that somebody wrote in a model's place, and
 * prints what is right by menu and language.
 * @returns whether enough is right, and nothing dangerous
 */
export async function runPlans(print: (text: string) => void): Promise<boolean> {
  const judged = (await Promise.all(files.map(judgeFile))).flat()
  for (const { question, faults } of judged.filter((one) => one.faults.length > 0)) {
    print(`${question.id} “${question.ask}”: ${faults.join('; ')}`)
  }
  const byKind = Map.groupBy(judged, ({ question: { menu, lang } }) => `${menu} ${lang}`)
  const row = (kind: string, some: typeof judged) => {
    const good = some.filter(({ faults }) => faults.length === 0).length
    return [kind, some.length, good, percent(good, some.length)]
  }
  const rows = [...byKind].map(([kind, some]) => row(kind, some))
  const table = tableOf(['menu', 'questions', 'right', 'share'], [...rows, row('all', judged)])
  const dangers = judged.filter((one) => one.dangers.length > 0)
  print(`\nQuestions by written plans\n\n${table}\n\n${dangers.length} dangerous\n`)
  const right = judged.filter(({ faults }) => faults.length === 0)
  return dangers.length === 0 && right.length >= enough * judged.length
}

async function judgeFile(file: (typeof files)[number]) {
  const plans = readWrittenPlans(file)
  const written = readUnseenQuestions(file).filter((one) => pendingTurn(one, plans) === undefined)
  return Promise.all(
    written.map(async (question) => {
      const menu = readUnseenMenu(question.menu)
      const reply = await play(messagesOf(question), menu, question.lang, (request, turn) =>
        followPlan(request, plans[question.id]?.[turn]),
      )
      return { question, ...judgeReply(question, reply, menu) }
    }),
  )
}

const messagesOf = ({ history = [], ask }: UnseenQuestion) => [...history, ask]

/** The first turn of a question's conversation that has no plan yet. */
function pendingTurn(question: UnseenQuestion, plans: WrittenPlans): number | undefined {
  const turn = plans[question.id]?.length ?? 0
  return turn < messagesOf(question).length ? turn : undefined
}

/** Prints what a model would read for each question of a menu whose next turn has no plan yet. */
export async function printPrompts(
  [file = '', name = '']: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const plans = readWrittenPlans(file)
  const menu = readUnseenMenu(name)
  let isFirst = true
  for (const question of readUnseenQuestions(file).filter((one) => one.menu === name)) {
    const pending = pendingTurn(question, plans)
    if (pending === undefined) continue
    const messages = messagesOf(question).slice(0, pending + 1)
    await play(messages, menu, question.lang, async (request, turn) => {
      if (turn < pending) return followPlan(request, plans[question.id]?.[turn])
      if (isFirst) print(`${await promptFor(request)}\n`)
      isFirst = false
      print(`===== ${question.id}\n${messageFor(request)}\n`)
      return { parts: [], avoid: [] }
    })
  }
  return true
}
