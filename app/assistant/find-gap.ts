import { unanswered } from '#app/domain/conversations/open-gap.ts'
import type { Gap } from '#app/domain/conversations/question-notes.ts'
import { findConcept, hasTag, readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { saysUnknown } from './says-unknown.ts'
import { isOneUnknownFood } from './providers/offline/answer-on-menu.ts'
import { cookingWords } from './providers/offline/answers/details-of-dish.ts'
import { asks, isBeyondRecord } from './providers/offline/intents.ts'
import { phrasesOf } from './providers/offline/phrases/index.ts'
import type { Question } from './providers/offline/question.ts'

// As many as a reply tells of.
const mostDishes = 3

/**
 * The first thing that a guest asked for and that nobody has recorded. What stands in the menu's
 * fields is looked up there; what only words can tell is missing when the reply says so, since
 * a model may know it from what the owner told it.
 */
export function findGap(question: Question, reply: string): Gap | undefined {
  const dishes = [...new Set(question.mentions.flat())].map(({ dish }) => dish)
  if (dishes.length > mostDishes) return undefined
  if (dishes.length === 0) return gapOfMenu(question, reply)
  for (const dish of dishes) {
    const gap = gapOfDish(dish, question)
    if (gap) return { ...gap, dishId: dish.id }
  }
  const [dish] = dishes
  // Of contents and diets a reply says with every answer that they may be incomplete.
  const isOfContents = question.facts.length + question.foods.length > 0 || question.diet
  return dish && !isOfContents && saysUnknown(reply)
    ? { kind: 'details', dishId: dish.id }
    : undefined
}

/** What a dish does not record of all that is asked of it. */
function gapOfDish(dish: GuestDish, question: Question): Gap | undefined {
  const { text, facts, foods, diet, sense, isAllergy } = question
  if (isBeyondRecord(text) && facts.length === 0) return undefined
  const isOfContents = facts.length + foods.length > 0 || asks.ingredients.test(text) || isAllergy
  const missing = missingFacts(dish, question)
  if (isOfContents && dish.ingredients.length === 0 && !isSettled(dish, question)) {
    return { kind: 'ingredients' }
  }
  if (missing.length > 0) return { kind: 'allergens', facts: missing }
  if (diet && isUnknownDiet(dish, diet)) return { kind: 'diet', facts: [diet] }
  if (asks.calories.test(text) && dish.calories === null) return { kind: 'calories' }
  if (asks.price.test(text) && dish.priceMinor === null) return { kind: 'price' }
  if (asks.picture.test(text) && dish.imageUrl === null) return { kind: 'picture' }
  if (asks.making.test(text) && cookingWords(dish) === '') return { kind: 'cooking' }
  if (sense && !hasTag(dish, sense.tag)) return { kind: 'tags', facts: [sense.key] }
  return undefined
}

const unknown = new Set(['not_recorded', 'usual'])

/** Who asks for nuts asks for peanuts too. */
function missingFacts(dish: GuestDish, { facts }: Question): readonly DietaryFact[] {
  const missing = facts.filter((fact) => unknown.has(readDishFact(dish, fact).status))
  return unanswered(missing, facts)
}

/** Whether a name, tag or description tells what no list of ingredients does. */
const isSettled = (dish: GuestDish, question: Question) =>
  question.facts.length + question.foods.length > 0 &&
  missingFacts(dish, question).length === 0 &&
  question.plainFoods.every((food) => findConcept(dish, food) !== undefined)

function isUnknownDiet(dish: GuestDish, diet: NonNullable<Question['diet']>): boolean {
  const { tag, against } = readDiet(dish, diet)
  return tag === undefined && against.length === 0
}

/** What a whole menu does not record, or the reply does not know. */
function gapOfMenu(question: Question, reply: string): Gap | undefined {
  const { text, facts, foods, diet, sense, index } = question
  if (isMissed(question) || reply.includes(phrasesOf(question.language).notOnMenu)) {
    return { kind: 'not_on_menu' }
  }
  const all = index.dishes.map(({ dish }) => dish)
  const none = (records: (dish: GuestDish) => boolean) => !all.some(records)
  const missing = facts.filter((fact) =>
    none((dish) => !unknown.has(readDishFact(dish, fact).status)),
  )
  if (facts.length > 0 && missing.length === facts.length)
    return { kind: 'allergens', facts: missing }
  if (diet && none((dish) => readDiet(dish, diet).tag !== undefined)) {
    return { kind: 'diet', facts: [diet] }
  }
  if (facts.length + foods.length > 0 || diet) return undefined
  if (asks.calories.test(text) && none(({ calories }) => calories !== null)) {
    return { kind: 'calories' }
  }
  if (sense && none((dish) => hasTag(dish, sense.tag))) return { kind: 'tags', facts: [sense.key] }
  return saysUnknown(reply) ? { kind: 'other' } : undefined
}

/** Whether a guest asks for a dish or a food that the menu has not. */
function isMissed(question: Question): boolean {
  const { dishConcepts, headings, index, isAllergy, avoiding } = question
  if (isAllergy || avoiding !== undefined) return false
  const isElsewhere = dishConcepts.some((concept) => index.byConcept.has(concept))
  const isOtherDish = dishConcepts.length > 0 && headings.length === 0 && !isElsewhere
  return isOtherDish || isOneUnknownFood(question)
}
