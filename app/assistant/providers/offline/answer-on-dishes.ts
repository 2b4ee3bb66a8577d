import { aboutFactsAndFoods } from './answers/allergens-of-dish.ts'
import {
  aboutCalories,
  aboutCooking,
  aboutDish,
  aboutIngredients,
  aboutPrice,
  aboutSense,
} from './answers/details-of-dish.ts'
import { aboutDiet } from './answers/diet-of-dish.ts'
import { byPrice } from './answers/extremes.ts'
import { bullets, lines, type PriceOf } from './answers/lists.ts'
import { pictures } from './answers/pictures.ts'
import { recommend, pickMeal } from './answers/recommend.ts'
import { asks, isBesidesFood, isBeyondRecord, isMedical } from './intents.ts'
import type { IndexedDish } from './menu-index.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Question } from './question.ts'

// More than a few at once is a list, and no answer.
const mostDishes = 3

/** How prices are written in a reply. */
export interface Money {
  readonly currency: string
  readonly price: PriceOf
  readonly formatMinor: (minor: number) => string
}

/** Answers a question that names dishes, or refers back to some. */
export function answerOnDishes(question: Question, money: Money, say: Phrases): string {
  const { mentions, text } = question
  const named = [...new Set(mentions.flat())]
  if (asks.picture.test(text)) return pictures(named, say)
  if (mentions.length === 1 && named.length > 1) {
    if (asks.cheapest.test(text)) return byPrice(named, 'cheapest', money.price, say)
    if (asks.dearest.test(text)) return byPrice(named, 'dearest', money.price, say)
  }
  // A word that fits many dishes names none of them.
  if (mentions.length === 1 && named.length > mostDishes) {
    return lines(say.whichDish, bullets(named, say, money.price))
  }
  const dishes = mentions.flatMap((mention) => mention.slice(0, mostDishes)).slice(0, mostDishes)
  const left = named.length - dishes.length
  return lines(answerOn(dishes, question, money, say), left > 0 ? say.moreMatches(left) : undefined)
}

function answerOn(
  dishes: readonly IndexedDish[],
  question: Question,
  money: Money,
  say: Phrases,
): string {
  const { text, facts, foods, diet, isAllergy, sense } = question
  const each = (about: (dish: IndexedDish) => string) => lines(...dishes.map(about))
  const described = () =>
    dishes.map((dish) => aboutDish(dish.dish, money.price(dish), say)).join('\n\n')
  if (isBeyondRecord(text) && facts.length === 0) return lines(say.notThat, described())
  // One question may hold several: each part that is understood gets its answer.
  const parts = [
    facts.length + foods.length > 0 && each(({ dish }) => aboutFactsAndFoods(dish, question, say)),
    diet && each(({ dish }) => aboutDiet(dish, diet, say)),
    isAllergy &&
      facts.length + foods.length === 0 &&
      each(({ dish }) => aboutIngredients(dish, say)),
    asks.calories.test(text) && each(({ dish }) => aboutCalories(dish, say)),
    asks.price.test(text) && each((dish) => aboutPrice(dish.dish, money.price(dish), say)),
    asks.ingredients.test(text) &&
      facts.length + foods.length === 0 &&
      each(({ dish }) => aboutIngredients(dish, say)),
    asks.making.test(text) && each(({ dish }) => aboutCooking(dish, say)),
    sense && each(({ dish }) => aboutSense(dish, sense, say)),
    isMedical(text) &&
      lines(
        say.medical,
        each(({ dish }) => aboutIngredients(dish, say)),
      ),
  ].flatMap((part) => (part ? [part] : []))
  if (parts.length > 0) {
    const isHealth = isAllergy || facts.length > 0
    const staff = isHealth ? say.allergyStaff : diet ? say.dietStaff : undefined
    return lines(...parts, foods.length > 0 && !isHealth ? say.dietStaff : staff)
  }
  if (asks.pairing.test(text)) return pairing(dishes, question, money, say)
  if (asks.cooking.test(text)) return each(({ dish }) => aboutCooking(dish, say))
  if (isBesidesFood(text)) return say.unknown
  if (question.budget !== undefined) return recommend(question, money.price, money.formatMinor, say)
  return isUnderstood(question) ? described() : lines(say.notThat, described())
}

function pairing(
  dishes: readonly IndexedDish[],
  { index, headings }: Question,
  money: Money,
  say: Phrases,
): string {
  const others = index.dishes.filter((dish) => !dishes.includes(dish))
  const salad = others.find(({ concepts }) => concepts.has('salad'))
  const added =
    headings.length > 0
      ? headings.flatMap((heading) => heading.dishes).slice(0, 3)
      : [...(salad ? [salad] : []), ...pickMeal(others.filter(isPlain), ['drink'], Infinity)]
  const names = dishes.map(({ dish }) => dish.name).join(', ')
  return lines(say.pairing(names), bullets(added, say, money.price), say.staff)
}

const isPlain = ({ concepts }: IndexedDish) => !hotDrinks.some((drink) => concepts.has(drink))

const hotDrinks = ['coffee', 'turkish_coffee', 'tea', 'latte']

/** Whether a question says no more than the dish's name and a few words around it. */
function isUnderstood({ text, mentions, isFollowUp }: Question): boolean {
  if (isFollowUp) return false
  const longest = Math.max(...mentions.flat().map(({ units }) => units.length))
  return text.split(' ').length <= longest + 4 || asks.exists.test(text)
}
