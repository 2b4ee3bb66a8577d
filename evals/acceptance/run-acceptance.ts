import { percent, tableOf } from '../table.ts'
import { runCombined } from './combined.ts'
import { runHearing } from './hearing.ts'
import { judgeReply, type Judgement } from './judge-reply.ts'
import { play, type Reply } from './play.ts'
import { readUnseenMenu, readUnseenQuestions, type UnseenQuestion } from './unseen.ts'

/** A question with its reply without a model, and what is wrong with it. */
export interface Answered {
  readonly question: UnseenQuestion
  readonly reply: Reply
  readonly judgement: Judgement
}

const files = [
  'questions.json',
  'questions-8-languages.json',
  'questions-2.json',
  'questions-3.json',
  'questions-4.json',
] as const

/** Answers the unseen questions that a filter chooses. */
export async function answerUnseen(
  file: (typeof files)[number],
  isChosen: (question: UnseenQuestion) => boolean = () => true,
): Promise<Answered[]> {
  const menus = new Map<string, ReturnType<typeof readUnseenMenu>>()
  const menuOf = (name: string) => {
    const menu = menus.get(name) ?? readUnseenMenu(name)
    menus.set(name, menu)
    return menu
  }
  const answered: Answered[] = []
  for (const question of readUnseenQuestions(file).filter(isChosen)) {
    const menu = menuOf(question.menu)
    const messages = [...(question.history ?? []), question.ask]
    const reply = await play(messages, menu, question.lang)
    answered.push({ question, reply, judgement: judgeReply(question, reply, menu) })
  }
  return answered
}

/** How much of the questions is to be right. */
const enough = 0.95

/**
 * Asks the questions of `evals/unseen` without a model and prints what is right by menu and
 * language.
 * @returns whether enough is right, and nothing dangerous
 */
export async function runAcceptance(print: (text: string) => void): Promise<boolean> {
  runHearing(print)
  runCombined(
    files.flatMap((file) => readUnseenQuestions(file)),
    print,
  )
  const answered = (await Promise.all(files.map((file) => answerUnseen(file)))).flat()
  const right = answered.filter(({ judgement }) => judgement.faults.length === 0)
  const dangers = answered.filter(({ judgement }) => judgement.dangers.length > 0)
  for (const { question, judgement } of dangers) {
    print(`${question.id} “${question.ask}”: ${judgement.dangers.join('; ')}`)
  }
  const byKind = Map.groupBy(answered, ({ question: { menu, lang } }) => `${menu} ${lang}`)
  const rows = [...byKind].map(([kind, some]) => {
    const good = some.filter(({ judgement }) => judgement.faults.length === 0).length
    return [kind, some.length, good, percent(good, some.length)]
  })
  const all = ['all', answered.length, right.length, percent(right.length, answered.length)]
  const table = tableOf(['menu', 'questions', 'right', 'share'], [...rows, all])
  print(`Acceptance: questions without a model\n\n${table}\n`)
  print(`${dangers.length} dangerous\n`)
  return dangers.length === 0 && right.length >= enough * answered.length
}
