import type { MenuQuestion } from '../../port.ts'
import { readInTalk } from './earlier-topic.ts'
import { asks } from './intents.ts'
import { readForeign } from './languages/in-english.ts'
import { indexMenu } from './menu-index.ts'
import type { Question } from './question.ts'

/** A question of a talk, taken apart, whatever its language. */
export interface Asked {
  /** The request in English or Turkish, as far as it can be told. */
  readonly asked: MenuQuestion
  readonly question: Question
  /** In which the guest asked, ISO 639-1. */
  readonly language: string
  /** In a foreign question's own language: that the answer is in English. */
  readonly notice: string | undefined
}

/** Takes a question apart with the talk before it, by way of English if it is in neither language. */
export function readAsked(request: MenuQuestion): Asked {
  const index = indexMenu(request.menu)
  // An allergy may have been told in another language than the question.
  const history = request.history.map((turn) => ({
    ...turn,
    text: turn.role === 'user' ? (readForeign(turn.text, index)?.question ?? turn.text) : turn.text,
  }))
  const foreign = readForeign(request.question, index)
  const asked = { ...request, history, question: foreign?.question ?? request.question }
  const question = readInTalk(asked)
  if (!foreign) return { asked, question, language: question.language, notice: undefined }
  // What was not understood of a strange language may be the very "not".
  const isUnclear = question.facts.length > 0 && asks.recommend.test(question.text)
  const avoiding = question.avoiding ?? (isUnclear ? 'strict' : undefined)
  const { language, notice } = foreign
  return { asked, question: { ...question, avoiding, language: 'en' }, language, notice }
}
