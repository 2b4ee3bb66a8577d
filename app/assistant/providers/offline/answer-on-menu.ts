import { findConcept, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { isDrinkConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import type { Money } from './answer-on-dishes.ts'
import { acrossFacts, acrossFoods } from './answers/allergens-of-menu.ts'
import { acrossDiet } from './answers/diet-of-menu.ts'
import { byCalories, byMostCalories, byPrice } from './answers/extremes.ts'
import { bullets, lines, listHeadings, overview } from './answers/lists.ts'
import { fitsSense } from './answers/fitting-dishes.ts'
import { pictures } from './answers/pictures.ts'
import { listFitting, recommend } from './answers/recommend.ts'
import { acrossSense } from './answers/senses-of-menu.ts'
import { findNear } from './find-dishes.ts'
import { asks, isBesidesFood, isBeyondRecord, isMedical, wantsMild } from './intents.ts'
import type { IndexedDish, IndexedHeading } from './menu-index.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Question } from './question.ts'

/** Answers a question that names no dish of the menu. */
export function answerOnMenu(
  question: Question,
  restaurant: string,
  money: Money,
  say: Phrases,
): string {
  const { text, facts, foods, diet, isAllergy } = question
  const hasFood = facts.length + foods.length > 0
  if (isMedical(text)) {
    return lines(
      say.medical,
      answerOnDiet(question, money, say),
      answerOnFood(question, money, say),
    )
  }
  if (isAllergy && !hasFood && !diet) return lines(say.unknownAllergen, say.allergyStaff)
  if (question.foreignCurrency !== undefined) return say.foreignCurrency(money.currency)
  if (isBeyondRecord(text) && !isAllergy) return say.unknown
  if (isBesidesFood(text) && !hasFood && !diet && question.budget === undefined) return say.unknown
  return (
    answerOnDiet(question, money, say) ??
    answerOnFood(question, money, say) ??
    answerOnFigures(question, money, say) ??
    answerOnWishes(question, money, say) ??
    answerOnTalk(question, restaurant, money, say)
  )
}

const scopeOf = ({ headings, index }: Question): readonly IndexedDish[] =>
  headings.length > 0 ? [...new Set(headings.flatMap(({ dishes }) => dishes))] : index.dishes

/**
 * Where to look for an allergen: under the kinds of dishes that are named, such as desserts. A
 * heading that is named by the allergen itself, such as "Seafood", is not all that holds it.
 */
function foodScopeOf(question: Question): readonly IndexedDish[] {
  const headings = question.headings.filter(({ concepts }) => concepts.some(isKindConcept))
  return scopeOf({ ...question, headings })
}

/** Vegetarian, vegan, halal: by tags alone. */
function answerOnDiet(question: Question, money: Money, say: Phrases): string | undefined {
  const { diet, text, facts, budget, mostCalories, sense } = question
  if (!diet) return undefined
  // "I don't eat meat" names meat, and asks for no list of it.
  const others = facts.filter((fact) => !['meat', 'poultry'].includes(fact))
  const isPlain =
    budget === undefined && mostCalories === undefined && others.length === 0 && !sense
  const isWish = asks.recommend.test(text) && !/\b(options|what (do|can))\b/.test(text)
  const asked = { ...question, facts: others }
  const reply =
    isPlain && !(isWish && (diet === 'vegetarian' || diet === 'vegan'))
      ? acrossDiet(scopeOf(question), diet, money.price, say)
      : !isWish && budget === undefined && mostCalories === undefined
        ? listFitting(asked, diet, money.price, say)
        : recommend(asked, money.price, money.formatMinor, say)
  const isReligious = diet === 'halal' || diet === 'kosher'
  return lines(
    scopeLine(question.headings, say),
    reply,
    reply.includes(say.allergyStaff) ? undefined : isReligious ? say.staff : say.dietStaff,
  )
}

/** Allergens and ingredients across the menu. */
function answerOnFood(question: Question, money: Money, say: Phrases): string | undefined {
  const { text, facts, foods, isAllergy, avoiding, headings, budget } = question
  if (facts.length + foods.length === 0) return undefined
  const isRecommending = budget !== undefined || (asks.recommend.test(text) && !isAllergy)
  if (isRecommending && avoiding !== 'strict') {
    return recommend(question, money.price, money.formatMinor, say)
  }
  if (budget !== undefined) return recommend(question, money.price, money.formatMinor, say)
  if (headings.length > 0 && (asks.cheapest.test(text) || asks.dearest.test(text))) return undefined
  const dishes = foodScopeOf(question)
  if (facts.join() === 'alcohol' && ofDrinks.test(text) && !ofFood.test(text)) {
    return drinksByAlcohol(
      dishes.filter(({ course }) => course === 'drink'),
      avoiding !== undefined,
      money,
      say,
    )
  }
  if (asks.picture.test(text) && !isAllergy && avoiding === undefined) {
    const shown = dishesWith(question)
    if (shown.length > 0) return pictures(shown, say)
  }
  // A heading may be named by a food: "Şaraplar", "Deniz Ürünleri".
  const isFoodHeading = headings.every(({ concepts }) => !concepts.some(isKindConcept))
  const isHeading = headings.length > 0 && isFoodHeading && !isAllergy && avoiding === undefined
  if (isHeading && !/\b(contain|icer)/.test(text)) return listHeadings(headings, money.price, say)
  // Who asks for a beer wants one, and no dish that is made with it.
  if (foods.length > 0 && foods.every(isDrinkConcept) && avoiding === undefined && !isAllergy) {
    if (!/\b(contain|cooked|made|with|icer|icinde)/.test(text)) {
      return listedDrinks(question, money, say)
    }
  }
  // Not one of them may be lost: some are asked for as a whole, some by the name of one food.
  const isWish = avoiding === undefined && !isAllergy
  if (isWish && facts.length === 0 && isOneUnknownFood(question))
    return nothingNear(question, money, say)
  const named = isWish ? foods : question.plainFoods
  const whole = isWish && foods.length > 0 ? question.wholeFacts : facts
  const reply = lines(
    named.length > 0 && acrossFoods(dishes, { ...question, foods: named }, money.price, say),
    whole.length > 0 && acrossFacts(dishes, { ...question, facts: whole }, say),
  )
  const staff = facts.length > 0 || isAllergy ? say.allergyStaff : say.dietStaff
  const scope = dishes.length < question.index.dishes.length ? scopeLine(headings, say) : undefined
  return lines(scope, reply, staff)
}

/** Whether a question asks if there is one food, and no dish is recorded with it. */
export const isOneUnknownFood = ({ text, foods, index }: Question) =>
  asks.exists.test(text) &&
  foods.length === 1 &&
  index.dishes.every(({ dish }) => foods.every((food) => findConcept(dish, food) === undefined))

const scopeLine = (headings: readonly IndexedHeading[], say: Phrases) =>
  headings.length > 0 ? say.only(headings.map(({ name }) => name).join(', ')) : undefined

const ofDrinks = /\b(drinks?|beverages?|icebil\w*|icecek\w*|icki\w*|icsem|iceyim|icilir)\b/

const ofFood = /\b(dish\w*|food|meals?|yemek\w*)\b/

const isAlcoholic = ({ dish }: IndexedDish) => readDishFact(dish, 'alcohol').status === 'contains'

function drinksByAlcohol(
  drinks: readonly IndexedDish[],
  isWithout: boolean,
  money: Money,
  say: Phrases,
): string {
  const name = say.fact.alcohol
  const shown = drinks.filter((drink) => isAlcoholic(drink) !== isWithout)
  if (shown.length === 0) return isWithout ? say.noneFits : say.noDishesWith(name)
  const heading = isWithout ? say.withoutRecorded(name) : say.dishesWith(name)
  return lines(heading, bullets(shown, say, money.price))
}

function listedDrinks(question: Question, money: Money, say: Phrases): string {
  const shown = question.index.dishes.filter(
    ({ dish, course, concepts }) =>
      course === 'drink' &&
      question.foods.some((food) => concepts.has(food) || findConcept(dish, food) !== undefined),
  )
  return shown.length > 0
    ? lines(say.found, bullets(shown, say, money.price))
    : `${say.notOnMenu} ${say.staff}`
}

function dishesWith({ index, foods, wholeFacts, dishConcepts }: Question): IndexedDish[] {
  const asked = [...foods, ...dishConcepts]
  const holding = index.dishes.filter(({ dish }) =>
    wholeFacts.some((fact) => readDishFact(dish, fact).status === 'contains'),
  )
  return [
    ...new Set([...asked.flatMap((concept) => index.byConcept.get(concept) ?? []), ...holding]),
  ]
}

/** Prices and calories across the menu. */
function answerOnFigures(question: Question, money: Money, say: Phrases): string | undefined {
  const { text, budget, mostCalories } = question
  const scope = scopeOf(question).filter((dish) => fitsSense(dish, question))
  if (budget !== undefined) return recommend(question, money.price, money.formatMinor, say)
  if (asks.cheapest.test(text))
    return byPrice(foodFirst(question, scope), 'cheapest', money.price, say)
  if (asks.dearest.test(text)) return byPrice(scope, 'dearest', money.price, say)
  if (asks.heaviest.test(text)) return byMostCalories(scope, say)
  if (mostCalories !== undefined || asks.calories.test(text)) {
    return isUnknownDish(question)
      ? notOnMenu(question, money, say)
      : byCalories(foodFirst(question, scope), mostCalories, say)
  }
  return undefined
}

/** Who asks for the lightest dish means no tea, unless drinks are what is asked for. */
function foodFirst(question: Question, scope: readonly IndexedDish[]): readonly IndexedDish[] {
  if (question.headings.length > 0 || asks.cheapest.test(question.text)) return scope
  const food = scope.filter(({ course }) => course !== 'drink' && course !== 'side')
  return food.length > 0 ? food : scope
}

/** Pictures, tags, recommendations and headings. */
function answerOnWishes(question: Question, money: Money, say: Phrases): string | undefined {
  const { text, headings, sense } = question
  if (asks.picture.test(text)) {
    if (headings.length > 0) return pictures(scopeOf(question), say)
    const near = dishesWith(question)
    return near.length > 0 ? pictures(near, say) : notOnMenu(question, money, say)
  }
  if (sense && wantsMild(text) && asks.recommend.test(text)) {
    return recommend(question, money.price, money.formatMinor, say)
  }
  if (sense) return acrossSense(scopeOf(question), sense, text, money.price, say)
  if (asks.doubt.test(text)) return say.doubt
  if (headings.length > 0 && asks.listing.test(text))
    return listHeadings(headings, money.price, say)
  if (asks.recommend.test(text) && !isUnknownDish(question)) {
    return recommend(question, money.price, money.formatMinor, say)
  }
  return headings.length > 0 ? listHeadings(headings, money.price, say) : undefined
}

function answerOnTalk(question: Question, restaurant: string, money: Money, say: Phrases): string {
  const { text } = question
  if (isUnknownDish(question)) return notOnMenu(question, money, say)
  if (asks.thanks.test(text)) return say.thanks
  if (asks.help.test(text)) return say.help
  if (asks.exists.test(text) && text.split(' ').length > 2 && !/\b(neler|menu\w*)\b/.test(text)) {
    return notOnMenu(question, money, say)
  }
  if (asks.overview.test(text)) return overview(question.index.mains, say)
  if (asks.greeting.test(text)) return say.greeting(restaurant)
  return asks.price.test(text) ? notOnMenu(question, money, say) : say.unknown
}

/** Whether a question speaks of a dish by a name that the lexicon knows and the menu has not. */
function isUnknownDish({ dishConcepts, headings }: Question): boolean {
  return dishConcepts.length > 0 && headings.length === 0
}

function notOnMenu(question: Question, money: Money, say: Phrases): string {
  const known = dishesWith(question)
  return known.length > 0
    ? lines(say.found, bullets(known, say, money.price))
    : nothingNear(question, money, say)
}

function nothingNear(question: Question, money: Money, say: Phrases): string {
  const near = findNear(question.text, question.index).slice(0, 3)
  return near.length > 0
    ? lines(say.notOnMenu, say.near, bullets(near, say, money.price))
    : `${say.notOnMenu} ${say.staff}`
}
