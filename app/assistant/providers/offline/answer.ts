import { formatPrice } from '#app/domain/menus/price.ts'
import type { MenuQuestion } from '../../port.ts'
import { answerOnDishes } from './answer-on-dishes.ts'
import { answerOnMenu } from './answer-on-menu.ts'
import { lines, type PriceOf } from './answers/lists.ts'
import { remindOfAllergy } from './answers/remind-of-allergy.ts'
import { phrasesOf } from './phrases/index.ts'
import { readAsked } from './read-asked.ts'
import type { Question } from './question.ts'

/**
 * Answers one question from what the menu records, and says so where it records nothing. A
 * question in a language other than English and Turkish is answered in English, after a sentence
 * in its own that says so.
 */
export function answer(request: MenuQuestion): string {
  const { asked, question, notice } = readAsked(request)
  const reply = answerPlain(asked, question)
  return notice === undefined ? reply : `${notice}\n\n${reply}`
}

function answerPlain(request: MenuQuestion, question: Question): string {
  const say = phrasesOf(question.language)
  const { currency } = request.menu.menu
  const formatMinor = (minor: number) => formatPrice(minor, currency, question.language)
  const price: PriceOf = ({ dish }) =>
    dish.priceMinor === null ? undefined : formatMinor(dish.priceMinor)
  const money = { currency, price, formatMinor }
  const reply =
    question.mentions.length > 0
      ? answerOnDishes(question, money, say)
      : answerOnMenu(question, request.menu.restaurant.name, money, say)
  return lines(reply, remindOfAllergy(question, reply, money.price, say))
}
