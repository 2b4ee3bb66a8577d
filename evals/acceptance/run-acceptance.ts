import { reportAvoidedFoods } from '../avoided-foods/report.ts'
import { shareByMenu } from './share-by-menu.ts'
import { reportCombinedMessages } from './report-combined-messages.ts'
import { reportDetection } from './report-detection.ts'
import { reportDishNames } from './report-dish-names.ts'
import { judgeReply, type Judgement } from './judge-reply.ts'
import { playConversation, type Reply } from './play-conversation.ts'
import {
  readUnseenMenu,
  readUnseenQuestions,
  unseenFiles,
  type UnseenMenu,
  type UnseenQuestion,
} from './read-unseen.ts'

interface Answered {
  readonly question: UnseenQuestion
  readonly reply: Reply
  readonly judgement: Judgement
}

const menus = new Map<string, UnseenMenu>()

function getMenu(name: string): UnseenMenu {
  const menu = menus.get(name) ?? readUnseenMenu(name)
  menus.set(name, menu)
  return menu
}

async function answerQuestions(questions: readonly UnseenQuestion[]): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const question of questions) {
    const menu = getMenu(question.menu)
    const messages = [...(question.history ?? []), question.ask]
    const reply = await playConversation(messages, menu, question.lang)
    answers.push({ question, reply, judgement: judgeReply(question, reply, menu) })
  }
  return answers
}

const minRightShare = 0.95

/**
 * Answers the questions of `evals/unseen` without a model. Prints the share of right replies by menu
 * and language.
 * @returns whether enough replies were right and none was dangerous
 */
export async function runAcceptance(print: (text: string) => void): Promise<boolean> {
  reportDetection(print)
  reportAvoidedFoods(print)
  reportDishNames(print)
  const questions = unseenFiles.flatMap(readUnseenQuestions)
  reportCombinedMessages(questions, print)
  const answers = await answerQuestions(questions)
  const right = answers.filter(({ judgement }) => judgement.faults.length === 0)
  const dangerous = answers.filter(({ judgement }) => judgement.dangers.length > 0)
  for (const { question, judgement } of dangerous) {
    print(`${question.id} “${question.ask}”: ${judgement.dangers.join('; ')}`)
  }
  const table = shareByMenu(
    answers.map(({ question, judgement }) => ({ question, faults: judgement.faults })),
  )
  print(`Acceptance: questions without a model\n\n${table}\n`)
  print(`${dangerous.length} dangerous\n`)
  return dangerous.length === 0 && right.length >= minRightShare * answers.length
}
