import { messageFor } from '#app/assistant/planners/plan-message.ts'
import { promptFor } from '#app/assistant/planners/plan-prompt.ts'
import { judgeReply } from '../acceptance/judge-reply.ts'
import { playConversation } from '../acceptance/play-conversation.ts'
import {
  readUnseenMenu,
  readUnseenQuestions,
  type UnseenQuestion,
} from '../acceptance/read-unseen.ts'
import { shareByMenu } from '../acceptance/share-by-menu.ts'
import { followPlan, readPlans, type HandwrittenPlans } from './follow-plan.ts'

const files = [3, 4, 5, 6, 7].map((set) => `questions-${set}.json`)

const minRightShare = 0.97

/**
 * Answers questions of `evals/unseen` by handwritten plans. Prints the share of right replies by menu
 * and language.
 * @returns whether enough replies were right and none was dangerous
 */
export async function runPlans(print: (text: string) => void): Promise<boolean> {
  const judgements = (await Promise.all(files.map(judgeFile))).flat()
  const wrongAnswers = judgements.filter(({ faults }) => faults.length > 0)
  for (const { question, faults } of wrongAnswers) {
    print(`${question.id} “${question.ask}”: ${faults.join('; ')}`)
  }
  const dangerous = judgements.filter(({ dangers }) => dangers.length > 0)
  print(
    `\nQuestions by handwritten plans\n\n${shareByMenu(judgements)}\n\n${dangerous.length} dangerous\n`,
  )
  const right = judgements.length - wrongAnswers.length
  return dangerous.length === 0 && right >= minRightShare * judgements.length
}

async function judgeFile(file: string) {
  const plans = readPlans(file)
  const plannedQuestions = readUnseenQuestions(file).filter(
    (question) => pendingTurn(question, plans) === undefined,
  )
  return Promise.all(
    plannedQuestions.map(async (question) => {
      const menu = readUnseenMenu(question.menu)
      const reply = await playConversation(
        messagesOf(question),
        menu,
        question.lang,
        (request, turn) => followPlan(request, plans[question.id]?.[turn]),
      )
      return { question, ...judgeReply(question, reply, menu) }
    }),
  )
}

const messagesOf = ({ history = [], ask }: UnseenQuestion) => [...history, ask]

/** Returns the first turn of a question's conversation that has no plan yet, counted from 0. */
function pendingTurn(question: UnseenQuestion, plans: HandwrittenPlans): number | undefined {
  const turn = plans[question.id]?.length ?? 0
  return turn < messagesOf(question).length ? turn : undefined
}

/**
 * Prints what a model would read for each question of a menu that lacks a plan: the rules and the
 * menu once, then each question with its conversation.
 */
export async function printPrompts(
  [file = '', name = '']: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const plans = readPlans(file)
  const menu = readUnseenMenu(name)
  let isFirst = true
  for (const question of readUnseenQuestions(file)) {
    if (question.menu !== name) continue
    const pending = pendingTurn(question, plans)
    if (pending === undefined) continue
    const messages = messagesOf(question).slice(0, pending + 1)
    await playConversation(messages, menu, question.lang, async (request, turn) => {
      if (turn < pending) return followPlan(request, plans[question.id]?.[turn])
      if (isFirst) print(`${await promptFor(request)}\n`)
      isFirst = false
      print(`===== ${question.id}\n${messageFor(request)}\n`)
      return { parts: [], avoid: [] }
    })
  }
  return true
}
