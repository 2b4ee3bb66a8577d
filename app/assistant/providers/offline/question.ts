import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MenuQuestion } from '../../port.ts'
import {
  askedFactsOf,
  factsNamed,
  isSeldomWished,
  isWholeFact,
  leftOut,
  mistypedFoods,
  objectsOf,
} from './asked-food.ts'
import {
  askedBudget,
  askedCalories,
  askedPeople,
  namedCurrency,
  type Budget,
} from './asked-money.ts'
import { findEarlierDishes, pointsBack } from './earlier-dishes.ts'
import { findMentions, type Mention } from './find-dishes.ts'
import { asks, isBesidesFood, tagSenses, type TagSense } from './intents.ts'
import { questionLanguage } from './language.ts'
import {
  indexMenu,
  withoutConnectors,
  withoutSigns,
  type IndexedHeading,
  type MenuIndex,
} from './menu-index.ts'

/** A guest's question, taken apart. */
export interface Question {
  readonly language: Locale
  /** Folded words, single spaces between them, for patterns. */
  readonly text: string
  readonly index: MenuIndex
  /** Dishes that the question names, or refers back to. */
  readonly mentions: readonly Mention[]
  readonly isFollowUp: boolean
  readonly headings: readonly IndexedHeading[]
  /** Allergens and the like that it asks about. */
  readonly facts: readonly DietaryFact[]
  /** Foods that it asks about, beside the dishes that it names; no whole allergens. */
  readonly foods: readonly string[]
  /** Those of the foods that are no source of a listed allergen: tomato, garlic. */
  readonly plainFoods: readonly string[]
  /** Those of the facts that it asks about as a whole, and not by way of one food. */
  readonly wholeFacts: readonly DietaryFact[]
  /** Kinds and names of dishes that it speaks of, on the menu or not. */
  readonly dishConcepts: readonly string[]
  /** Whether those are to be left out: for health or a rule, or as a matter of taste. */
  readonly avoiding: 'strict' | 'dislike' | undefined
  readonly isAllergy: boolean
  /** What an allergy is of that was told in this talk, now or earlier. */
  readonly toldAllergy?: Pick<Question, 'facts' | 'plainFoods'>
  readonly diet: Diet | undefined
  readonly budget: Budget | undefined
  /** The currency that it names, where that is not the menu's. */
  readonly foreignCurrency: string | undefined
  readonly people: number
  readonly mostCalories: number | undefined
  /** A quality that it asks for and that only a tag can vouch for. */
  readonly sense: TagSense | undefined
}

/** Takes a question apart, by the menu and by the dishes that were spoken of before. */
export function readQuestion({ question, menu, history, locale }: MenuQuestion): Question {
  const asked = asMeant(question)
  const words = foldedWords(asked)
  const text = words.join(' ')
  const index = indexMenu(menu)
  // "Is it nut-free?" asks about nuts, where on a label it would deny them.
  const plain = asked.replaceAll(/[\s-]free\b/gi, ' allergy')
  const terms = findTerms(plain)
  const without = [...leftOut(words), ...mistypedFoods(words, terms)]
  const headings = findHeadings(
    terms.map(({ concept }) => concept),
    text,
    index,
  )
  const named = findMentions(withoutHeadings(plain, headings), index)
  const objects = objectsOf(foldedWords(plain), terms)
  const inNames = new Set(named.flat().flatMap(({ units }) => units.map(({ concept }) => concept)))
  const foods = [
    ...terms.filter(
      (term) =>
        !isDishConcept(term.concept) &&
        (objects.has(term) || !withFamily(term.concept).some((one) => inNames.has(one))),
    ),
    ...without,
  ]
  const facts = [...new Set([...foods.flatMap(askedFactsOf), ...factsNamed(text)])]
  const wholeFacts = [
    ...new Set([
      ...foods.filter(({ concept }) => isWholeFact(concept)).flatMap(askedFactsOf),
      ...factsNamed(text),
    ]),
  ]
  const diet = askedDiet(text)
  const isFollowUp = named.length === 0 && isAboutEarlier(text, headings, facts, diet)
  const earlier = isFollowUp ? findEarlierDishes(history, index) : []
  const { currency } = menu.menu
  const foreign = namedCurrency(question)
  return {
    language: questionLanguage(question, locale),
    text,
    index,
    mentions: earlier.length > 0 ? [earlier] : named,
    isFollowUp,
    headings,
    facts,
    foods: [
      ...new Set(foods.map(({ concept }) => concept).filter((concept) => !isWholeFact(concept))),
    ],
    plainFoods: [
      ...new Set(
        foods
          .filter((term) => !isWholeFact(term.concept) && askedFactsOf(term).length === 0)
          .map(({ concept }) => concept),
      ),
    ],
    wholeFacts,
    dishConcepts: terms.map(({ concept }) => concept).filter(isDishConcept),
    avoiding: leftOut(words).length > 0 ? 'strict' : howAvoided(text, wholeFacts),
    isAllergy:
      asks.allergy.test(text) ||
      (foods.length + facts.length > 0 && asks.harm.test(text)) ||
      cannotEat.test(text),
    diet,
    budget: askedBudget(question, currency),
    foreignCurrency: foreign === currency ? undefined : foreign,
    people: askedPeople(text),
    mostCalories: askedCalories(text),
    sense: tagSenses.find(({ asked: pattern }) => pattern.test(text)),
  }
}

const cannotEat = /\b(i|we) (can t|cannot|can not) eat\b/

/** Whether a question has words that allergies are told in. One without them tells of none. */
export function mayTellAllergy(question: string): boolean {
  const text = foldedWords(asMeant(question)).join(' ')
  return [asks.allergy, asks.harm, cannotEat].some((words) => words.test(text))
}

function asMeant(question: string): string {
  // Of a list in a question a comma is an "and". "Can I drink it?" asks for no drinks.
  return (
    withoutSigns(withoutPoliteVerbs(question))
      .replaceAll(/,(?=\s)/g, ' ve')
      .replaceAll(/\b(?:drink|eat)(?= (?:it|this|that|them|alcohol|wine|beer)\b)/gi, 'have')
      // "Nutfree", "cant", as they are typed at a table.
      .replaceAll(/(?<=\p{L}{3})free\b/giu, '-free')
      .replaceAll(/\b(can|don|doesn|isn|mustn|shouldn)t\b/gi, "$1't")
  )
}

// "Tavsiye et", "tercih eder": a verb, and no meat.
function withoutPoliteVerbs(question: string): string {
  return question.replaceAll(
    /(?<=(?:tavsiye|tercih|rica|servis|kabul|merak|teşekkür|tesekkur|yardım|yardim)\s{1,3})e[td]\p{L}*/giu,
    '',
  )
}

const dislikes =
  /\b((don t|do not|doesn t) (eat|like|want|drink|have|love)|hate|not a fan|sevm\w*|istemiyor\w*|yemiyor\w*|yemem|icmiyor\w*|tuketm\w*|haric|disinda|except)\b/
const strictly =
  /\b(allerg\w*|alerji\w*|alerj\w*|intoleran\w*|without|free|non|avoid\w*|no|can t (eat|have|drink)|cannot (eat|have|drink)|(must|should|may|do) not (eat|have|contain)|mustn t|shouldn t|not allowed|not (eat|have|tolerate)|kacin\w*|yememeli\w*|uzak|olmayan|olmasin|icermeyen|yiyem\w*)\b/

function howAvoided(whole: string, facts: readonly DietaryFact[]): Question['avoiding'] {
  // "No meat" is a diet; what else is named may well be wished for.
  const text = whole.replace(meatless, '')
  if (asks.avoid.test(text)) return 'strict'
  const isHealth = facts.some(isSeldomWished)
  if (dislikes.test(text)) return isHealth ? 'strict' : 'dislike'
  // "Lactose intolerance, what do you recommend?", in words that are not known.
  const isUnclear = isHealth && asks.recommend.test(text)
  return isUnclear || strictly.test(text) ? 'strict' : undefined
}

/** Whether a question that names no dish means the one that was spoken of last. */
function isAboutEarlier(
  text: string,
  headings: readonly IndexedHeading[],
  facts: readonly DietaryFact[],
  diet: Diet | undefined,
): boolean {
  if (headings.length > 0 || isBesidesFood(text)) return false
  if (/\b(which|hangi\w*|dishes|yemekler\w*|menu\w*|anything|everything)\b/.test(text)) return false
  if (asks.recommend.test(text) && !/\b(it|this|that|bu|bunun|onun)\b/.test(text)) return false
  if (pointsBack(text)) return true
  const isOfOneDish =
    asks.price.test(text) ||
    asks.ingredients.test(text) ||
    asks.cooking.test(text) ||
    asks.calories.test(text) ||
    asks.picture.test(text) ||
    facts.length > 0 ||
    diet !== undefined
  const isShort = text.split(' ').length <= (/\b(ne|what)\b/.test(text) ? 3 : 6)
  return isOfOneDish && isShort && !/\b(var|any)\b/.test(text)
}

function findHeadings(
  concepts: readonly string[],
  text: string,
  { headings }: MenuIndex,
): IndexedHeading[] {
  const asked = concepts.filter((concept) => isKindConcept(concept) || headingFoods.has(concept))
  const spoken = ` ${withoutConnectors(text.split(' ')).join(' ')} `
  const whole = headings.filter(
    ({ words }) => words.length > 0 && spoken.includes(` ${words.join(' ')} `),
  )
  // "Hot drinks" are meant, and not the drinks that they stand under.
  const closest = whole.filter(
    ({ words }) => !whole.some((other) => other.words.length > words.length),
  )
  if (closest.length > 0) return closest
  const exact = headings.filter(({ concepts: own }) => own.some((one) => asked.includes(one)))
  // "Cold mezes" are mezes: a wider kind finds the narrower headings too.
  const wider = headings.filter(({ concepts: own }) =>
    own.some((one) => asked.some((concept) => one.endsWith(`_${concept}`))),
  )
  // "Alcoholic drinks" are drinks, if there is no closer heading.
  const broader = headings.filter(({ concepts: own }) =>
    own.some((one) => asked.some((concept) => concept.endsWith(`_${one}`))),
  )
  const drinks = /\bic(ebil|sem|eyim|elim|ilir|ecek)\w*\b/.test(text)
    ? headings.filter(isOfDrinks)
    : []
  return [exact, wider, broader].find((some) => some.length > 0) ?? drinks
}

const isOfDrinks = ({ dishes }: IndexedHeading) => dishes.every(({ course }) => course === 'drink')

/** A question without the headings that it names whole: "Beers & Cocktails" are no dishes. */
function withoutHeadings(asked: string, headings: readonly IndexedHeading[]): string {
  const inHeadings = new Set(headings.flatMap(({ words }) => (words.length > 1 ? words : [])))
  const words = foldedWords(asked)
  const isWhole = inHeadings.size > 0 && [...inHeadings].every((word) => words.includes(word))
  return isWhole ? words.filter((word) => !inHeadings.has(word)).join(' ') : asked
}

// Foods that headings are named by.
const headingFoods = new Set(
  (
    'seafood fish wine red_wine white_wine beer coffee tea pasta pizza burger sandwich kebab pide ' +
    'cocktail meat chicken salad meatball ice_cream'
  ).split(' '),
)

function askedDiet(text: string): Diet | undefined {
  if (/\bvegan\w*|\bplant based\b/.test(text)) return 'vegan'
  if (/\b(halal|helal\w*|hallal)\b/.test(text)) return 'halal'
  if (/\b(kosher|koser\w*)\b/.test(text)) return 'kosher'
  if (/\b(pescatarian\w*|pesketaryen\w*|peskateryan\w*)\b/.test(text)) return 'pescatarian'
  return meatless.test(text) ||
    /\b(vejetaryen\w*|vejeteryan\w*|vejeteryen\w*|veg[ae]t[ae]ri[ae]n\w*|veggies?)\b/.test(text)
    ? 'vegetarian'
    : undefined
}

const meatless =
  /\b(etsiz\w*|meatless|meat free|without meat|no meat|(don t|do not|doesn t|never) eat meat|et (yemiyor\w*|yemem|yemez\w*|tuketm\w*|olmayan|icermeyen|sevm\w*))\b/
