import { formatPrice } from '#app/domain/menus/price.ts'
import type { MenuQuestion } from '../../port.ts'
import { answerOnDishes } from './answer-on-dishes.ts'
import { answerOnMenu } from './answer-on-menu.ts'
import type { PriceOf } from './answers/lists.ts'
import { phrasesOf } from './phrases/index.ts'
import { readQuestion } from './question.ts'

/** Answers one question from what the menu records, and says so where it records nothing. */
export function answer(request: MenuQuestion): string {
  const question = readQuestion(request)
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
