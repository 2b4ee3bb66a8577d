import { findConcept, hasTag, isMarkedFor, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { asks, namedCourses, wantsMild } from '../intents.ts'
import type { IndexedDish } from '../menu-index.ts'
import type { Question } from '../question.ts'

/** The dishes that a recommendation may choose from, favourites first. */
export function fittingDishes(question: Question): IndexedDish[] {
  const { index, headings, mostCalories } = question
  const courses = namedCourses(question.text)
  // "A starter and a main", where only the mains have a heading of that name.
  const ofCourses = index.dishes.filter(({ course }) => courses.includes(course))
  const ofHeadings = headings.flatMap(({ dishes }) => dishes)
  const asked = headings.length > 0 ? [...ofHeadings, ...ofCourses] : index.dishes
  return [...new Set(asked)]
    .filter(
      (dish) => fitsDiet(dish, question) && fitsWishes(dish, question) && fitsSense(dish, question),
    )
    .filter(
      ({ dish }) =>
        mostCalories === undefined || (dish.calories !== null && dish.calories <= mostCalories),
    )
    .filter((dish) => headings.length > 0 || !isUnasked(dish, question))
    .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
}

function fitsDiet({ dish }: IndexedDish, { diet }: Question): boolean {
  return !diet || isMarkedFor(dish, diet)
}

/** Whether the owner's tags give a dish the quality that a question asks for, or leave it out. */
export function fitsSense({ dish }: IndexedDish, { sense, text }: Question): boolean {
  if (!sense) return true
  if (sense.key !== 'spicy' || !wantsMild(text)) return hasTag(dish, sense.tag)
  return !hasTag(dish, sense.tag) && findConcept(dish, 'chili') === undefined
}

function fitsWishes({ dish }: IndexedDish, question: Question): boolean {
  const { facts, foods, avoiding, isAllergy, text } = question
  // "Something sweet with my tea" need not be made of tea.
  if (asks.pairing.test(text) && !isAllergy) return true
  if (avoiding === undefined && !isAllergy) {
    // Who asks for chicken gets what is recorded with it.
    const isWished =
      facts.some((fact) => readDishFact(dish, fact).status === 'contains') ||
      foods.some((food) => findConcept(dish, food) !== undefined)
    return facts.length + foods.length === 0 || isWished
  }
  const read = facts.map((fact) => readDishFact(dish, fact).status)
  if (avoiding === 'strict' || isAllergy) {
    // Nothing but the owner's own mark will do, and no mark speaks of a tomato.
    return question.plainFoods.length === 0 && read.every((status) => status === 'marked_free')
  }
  return (
    read.every((status) => status === 'not_recorded' || status === 'marked_free') &&
    foods.every((food) => findConcept(dish, food) === undefined)
  )
}

/** A drink with alcohol is named when asked for, and not pressed on anyone. */
function isUnasked({ dish, course }: IndexedDish, { facts }: Question): boolean {
  return (
    course === 'drink' &&
    !facts.includes('alcohol') &&
    readDishFact(dish, 'alcohol').status === 'contains'
  )
}
