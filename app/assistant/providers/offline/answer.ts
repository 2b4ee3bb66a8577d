import { formatPrice } from '#app/domain/menus/price.ts'
import type { MenuQuestion } from '../../port.ts'
import { answerOnDishes } from './answer-on-dishes.ts'
import { answerOnMenu } from './answer-on-menu.ts'
import type { PriceOf } from './answers/lists.ts'
import { phrasesOf } from './phrases/index.ts'
import { readInTalk } from './earlier-topic.ts'
import { asks } from './intents.ts'
import { readForeign } from './languages/in-english.ts'
import { indexMenu } from './menu-index.ts'
import type { Question } from './question.ts'

/**
 * Answers one question from what the menu records, and says so where it records nothing. A
 * question in a language other than English and Turkish is answered in English, after a sentence
 * in its own that says so.
 */
export function answer(request: MenuQuestion): string {
  const index = indexMenu(request.menu)
  const foreign = readForeign(request.question, index)
  if (!foreign) return answerPlain(request, readInTalk(request))
  const history = request.history.map((turn) => ({
    ...turn,
    text: turn.role === 'user' ? (readForeign(turn.text, index)?.question ?? turn.text) : turn.text,
  }))
  const inEnglish = { ...request, history, question: foreign.question }
  const question = readInTalk(inEnglish)
  // What was not understood of a strange language may be the very "not".
  const isUnclear = question.facts.length > 0 && asks.recommend.test(question.text)
  const avoiding = question.avoiding ?? (isUnclear ? 'strict' : undefined)
  const reply = answerPlain(inEnglish, { ...question, avoiding, language: 'en' })
  return `${foreign.notice}\n\n${reply}`
}

function answerPlain(request: MenuQuestion, question: Question): string {
  const say = phrasesOf(question.language)
  const { currency } = request.menu.menu
  const formatMinor = (minor: number) => formatPrice(minor, currency, question.language)
  const price: PriceOf = ({ dish }) =>
    dish.priceMinor === null ? undefined : formatMinor(dish.priceMinor)
  const money = { currency, price, formatMinor }
  return question.mentions.length > 0
    ? answerOnDishes(question, money, say)
    : answerOnMenu(question, request.menu.restaurant.name, money, say)
}
