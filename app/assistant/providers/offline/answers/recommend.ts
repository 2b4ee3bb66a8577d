import { readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import type { Course, IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Question } from '../question.ts'
import { bullets, type PriceOf } from './across-menu.ts'

/** Suggests a meal, within a diet and a budget where the question sets them. */
export function recommend(
  question: Question,
  price: PriceOf,
  formatMinor: (minor: number) => string,
  say: Phrases,
): string {
  const { diet, budgetMinor, people } = question
  const fitting = candidates(question)
  if (diet && fitting.length === 0) return say.noDietDishes(say.diet[diet])
  if (budgetMinor === undefined) {
    const opening = diet ? say.recommendDiet(say.diet[diet]) : say.recommend
    if (question.headings.length > 0) return `${opening}\n${bullets(fitting.slice(0, 3), price)}`
    const meal = pick(fitting, ['main', 'starter', 'main', 'dessert'], Infinity)
    return `${opening}\n${bullets(meal, price)}`
  }

  const meal = pick(
    fitting,
    ['main', 'starter', 'dessert', 'drink'],
    Math.floor(budgetMinor / people),
  )
  const budget = formatMinor(budgetMinor)
  if (meal.length === 0) {
    const cheapest = fitting
      .filter(({ dish }) => dish.priceMinor !== null)
      .toSorted((one, other) => (one.dish.priceMinor ?? 0) - (other.dish.priceMinor ?? 0))[0]
    return cheapest
      ? say.tooSmallBudget(budget, `${cheapest.dish.name} – ${price(cheapest) ?? ''}`)
      : say.unknown
  }
  const total = meal.reduce((sum, { dish }) => sum + (dish.priceMinor ?? 0), 0) * people
  const opening = [diet ? say.recommendDiet(say.diet[diet]) : '', say.withinBudget(budget, people)]
  return [
    ...opening.filter(Boolean),
    bullets(meal, price),
    say.total(formatMinor(total), people),
  ].join('\n')
}

function candidates({ index, diet, headings }: Question): IndexedDish[] {
  const asked = headings.length > 0 ? headings.flatMap(({ dishes }) => dishes) : index.dishes
  return asked
    .filter(({ dish }) => {
      if (!diet) return true
      const { isMarked, against } = readDiet(dish, diet)
      return isMarked && against.length === 0
    })
    .filter(
      // A drink with alcohol is named when asked for, and not pressed on anyone.
      ({ dish, course }) =>
        course !== 'drink' || readDishFact(dish, 'alcohol').status !== 'contains',
    )
    .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
}

/** Takes one dish a course, favourites first, while the money lasts; another course if one is empty. */
function pick(
  fitting: readonly IndexedDish[],
  courses: readonly Course[],
  budgetMinor: number,
): IndexedDish[] {
  const picked: IndexedDish[] = []
  let left = budgetMinor
  const affordable = ({ dish }: IndexedDish) =>
    left === Infinity || (dish.priceMinor !== null && dish.priceMinor <= left)
  for (const course of courses) {
    const free = fitting.filter((dish) => !picked.includes(dish) && affordable(dish))
    const next = free.find((dish) => dish.course === course)
    if (!next) continue
    picked.push(next)
    left -= next.dish.priceMinor ?? 0
  }
  if (picked.length > 0) return picked
  return fitting.filter(affordable).slice(0, 3)
}
