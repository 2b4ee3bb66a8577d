import type { Diet } from '#app/domain/dietary/facts.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'
import { namedCourses, wantsMild } from '../intents.ts'
import type { Course, IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Question } from '../question.ts'
import { acrossFacts, acrossFoods } from './allergens-of-menu.ts'
import { acrossDiet } from './diet-of-menu.ts'
import { fittingDishes } from './fitting-dishes.ts'
import { bullets, lines, type PriceOf } from './lists.ts'
import { markedAs } from './marked-as.ts'

const mostListed = 8
const wholeMeal: readonly Course[] = ['main', 'starter', 'dessert', 'drink']

/** Suggests a meal, within all that the question asks for. */
export function recommend(
  question: Question,
  price: PriceOf,
  formatMinor: (minor: number) => string,
  say: Phrases,
): string {
  const fitting = fittingDishes(question)
  const notes = notesOn(question, say)
  if (fitting.length === 0) return nothingFits(question, price, say)
  const { budget } = question
  const courses = namedCourses(question.text)
  if (budget === undefined) {
    const meal =
      question.headings.length > 0
        ? pickByHeading(fitting, question)
        : pickMeal(fitting, ['main', 'starter', 'main', 'dessert'], Infinity)
    const opening = question.diet
      ? say.recommendDiet(markedAs(meal, question.diet, say))
      : say.recommend
    return lines(opening, bullets(meal, say, price), ...notes)
  }
  const { people } = question
  const share = Math.floor(budget.minor / (budget.isEachLimit ? 1 : people))
  const meal = budget.isEachLimit
    ? withinEach(fitting, share)
    : pickMeal(fitting, courses.length > 0 ? courses : wholeMeal, share)
  const limit = formatMinor(budget.minor)
  if (meal.length === 0) return lines(tooSmall(fitting, limit, price, say), ...notes)
  const diet = question.diet && markedAs(meal, question.diet, say)
  const total = meal.reduce((sum, { dish }) => sum + (dish.priceMinor ?? 0), 0) * people
  return lines(
    budget.isEachLimit ? say.eachWithin(limit, diet) : say.withinBudget(limit, people, diet),
    bullets(meal, say, price),
    budget.isEachLimit ? undefined : say.total(formatMinor(total), people),
    ...notes,
  )
}

/** All that fits a diet and whatever else a question asks for. */
export function listFitting(question: Question, diet: Diet, price: PriceOf, say: Phrases): string {
  const fitting = fittingDishes(question)
  return fitting.length === 0
    ? nothingFits(question, price, say)
    : lines(
        say.dietDishes(markedAs(fitting, diet, say)),
        bullets(fitting, say, price),
        ...notesOn(question, say),
      )
}

function nothingFits(question: Question, price: PriceOf, say: Phrases): string {
  const { diet, index, facts, plainFoods, avoiding, isAllergy } = question
  const { dishes } = index
  // What is to be avoided must not be lost beside a wish.
  const isStrict = facts.length + plainFoods.length > 0 && (avoiding === 'strict' || isAllergy)
  const onFoods = { ...question, foods: plainFoods }
  return lines(
    say.noneFits,
    diet !== undefined && !isStrict && acrossDiet(dishes, diet, price, say),
    isStrict && facts.length > 0 && acrossFacts(dishes, question, say),
    isStrict && plainFoods.length > 0 && acrossFoods(dishes, onFoods, price, say),
    isStrict && say.allergyStaff,
  )
}

/** Of one heading a few dishes, of several the best of each. */
function pickByHeading(
  fitting: readonly IndexedDish[],
  { headings }: Question,
): readonly IndexedDish[] {
  if (headings.length === 1) return fitting.slice(0, 3)
  const picked = headings.flatMap(
    ({ dishes }) => fitting.find((dish) => dishes.includes(dish)) ?? [],
  )
  return [...new Set(picked)]
}

function notesOn(question: Question, say: Phrases): string[] {
  const { sense, text } = question
  const isMild = sense?.key === 'spicy' && wantsMild(text)
  const onTags = sense ? [isMild ? say.notMarkedSpicy : say.onlySense(say.sense[sense.key])] : []
  return [...onTags, ...notesOnFood(question, say)]
}

function notesOnFood(
  { avoiding, isAllergy, facts, foods, language }: Question,
  say: Phrases,
): string[] {
  if (avoiding === undefined && !isAllergy) return []
  const factNames = facts.map((fact) => say.fact[fact])
  const names = factNames.length > 0 ? factNames : foods.map((food) => conceptName(food, language))
  if (names.length === 0) return []
  return avoiding === 'strict' || isAllergy
    ? [say.onlyMarkedFree(names.join(' / ')), say.allergyStaff]
    : [say.leftOut(names.join(', '))]
}

function tooSmall(
  fitting: readonly IndexedDish[],
  limit: string,
  price: PriceOf,
  say: Phrases,
): string {
  const cheapest = fitting
    .filter(({ dish, course }) => dish.priceMinor !== null && course !== 'side')
    .toSorted((one, other) => (one.dish.priceMinor ?? 0) - (other.dish.priceMinor ?? 0))[0]
  return cheapest
    ? say.tooSmallBudget(limit, `${cheapest.dish.name} – ${price(cheapest) ?? ''}`)
    : say.noPrices
}

/** All that costs no more than a limit, food before drinks. */
function withinEach(fitting: readonly IndexedDish[], limitMinor: number): IndexedDish[] {
  const order: readonly Course[] = ['main', 'starter', 'dessert', 'side', 'drink']
  return fitting
    .filter(({ dish }) => dish.priceMinor !== null && dish.priceMinor <= limitMinor)
    .toSorted((one, other) => order.indexOf(one.course) - order.indexOf(other.course))
    .slice(0, mostListed)
}

/** Takes one dish a course, favourites first, while the money lasts. */
export function pickMeal(
  fitting: readonly IndexedDish[],
  courses: readonly Course[],
  budgetMinor: number,
): IndexedDish[] {
  const picked: IndexedDish[] = []
  let left = budgetMinor
  const isAffordable = ({ dish }: IndexedDish) =>
    left === Infinity || (dish.priceMinor !== null && dish.priceMinor <= left)
  for (const course of courses) {
    const next = fitting.find(
      (dish) => dish.course === course && !picked.includes(dish) && isAffordable(dish),
    )
    if (!next) continue
    picked.push(next)
    left -= next.dish.priceMinor ?? 0
  }
  // A drink alone is no meal, but it may be all that fits; a sauce alone is nothing.
  const rest = fitting.filter((dish) => dish.course !== 'side' && isAffordable(dish))
  return picked.length > 0 ? picked : rest.slice(0, 1)
}
