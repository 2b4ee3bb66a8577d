import { findTerms, isDishConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import {
  askedFactsOf,
  factsNamed,
  isSeldomWished,
  isWholeFact,
} from '../../providers/offline/asked-food.ts'
import { asks } from '../../providers/offline/intents.ts'
import type { Question } from '../../providers/offline/question.ts'
import type { Asked } from './topic.ts'
import type { ClaimedFood } from './claim.ts'
import { findDiets } from '../words/find-foods.ts'
import { nameDishes } from './name-dishes.ts'
import { served } from './off-menu.ts'
import { readWords } from '../words/read-words.ts'

/** The foods of a question as what a claim may be about. */
export const foodsOf = ({
  facts,
  plainFoods,
}: Pick<Question, 'facts' | 'plainFoods'>): ClaimedFood[] => [
  ...facts.map((fact) => ({ concept: `fact:${fact}`, facts: [fact] })),
  ...plainFoods.map((concept) => ({ concept, facts: [] })),
]

/**
 * The foods that a question asks of, and not those that it calls a dish by ("is the sea bass
 * grilled?", "any beer?", "do you have lobster?") or wants the price, the calories, the way of
 * cooking or the meaning of.
 */
export function foodsAskedOf(question: Question, yes: Asked['yes']): readonly ClaimedFood[] {
  const foods = foodsOf(question)
  const { text, avoiding, isAllergy } = question
  if (foods.length === 0 || avoiding === 'strict' || isAllergy) return foods
  const isOfOther =
    question.budget !== undefined ||
    (yes === 'unclear' &&
      [asks.price, asks.calories, ofSums, ofCooking].some((pattern) => pattern.test(text)))
  const isNaming = (term: FoundTerm) =>
    (asksMeaning.test(text) && !isWholeFact(term.concept)) ||
    (!isShunned(term) && (isOfOther || isName(term, question)))
  const terms = findTerms(text).filter(({ concept }) => !isDishConcept(concept))
  const names = terms.filter(isNaming)
  const others = terms.filter((term) => !isNaming(term))
  const asked = new Set<string>([
    ...others.flatMap((term) => [term.concept, ...askedFactsOf(term)]),
    ...factsNamed(text).filter((fact) => fact !== 'alcohol'),
  ])
  const named = new Set<string>(names.flatMap((term) => [term.concept, ...askedFactsOf(term)]))
  return foods.filter(({ concept, facts: [fact] }) => {
    const key = fact ?? concept
    return asked.has(key) || !named.has(key)
  })
}

// No dish is called by these alone.
const neverDishes: ReadonlySet<DietaryFact> = new Set([
  'nuts',
  'peanuts',
  'sesame',
  'soy',
  'mustard',
  'celery',
  'lupin',
])

const isServed = (term: FoundTerm) =>
  !isWholeFact(term.concept) &&
  term.facts.length > 0 &&
  term.facts.every((fact) => served.has(fact))

const ofSums =
  /\b(total|together|altogether|add up|toplam\w*|hepsi|(ne|kac|kaca) (yapar|tutar|eder)\w*)\b/

/** "How do you cook your fish?" */
const ofCooking = /^(and |so )?how (is|are|was|do|does)\b|\bnasil (pis|yap|hazir|cek)\w*/
/** "What is dukkah?" asks what the word means. */
const asksMeaning =
  /^(and |so )?what(( exactly)? (is|s|are)|s) (a |an |your )?(?!in\b)\w+( \w+)?$|^\w+( \w+)? (nedir|ne demek|ne ola ki)$/

/** Whoever names nuts or milk as a whole asks of nothing else. */
const isShunned = (term: FoundTerm) =>
  askedFactsOf(term).some((fact) => neverDishes.has(fact)) ||
  (isWholeFact(term.concept) && askedFactsOf(term).some(isSeldomWished))

/** Asks what is inside of a dish, and not which dishes there are. */
const inside =
  /\b(in (it|the|this|that|them|these|those|your)|inside|contain\w*|made (with|of)|free|without|icinde\w*|icer\w*|\w{2,}s[iu]z|\w{3,}l[iu] m[iu])\b/
/** The same of what may be a time, too: "hamsi in July". */
const insideTurkish = /\b(?!(siz|biz|bura|ora)d[ae]\b)\w{3,}[dt][ae] (\w+ )*(var|bulun\w*)\b/

function isName(term: FoundTerm, { text, mentions, index }: Question): boolean {
  const { concept, facts } = term
  if (inside.test(text)) return false
  const family = withFamily(concept)
  const mentioned = mentions.flat()
  if (mentioned.some(({ concepts }) => family.some((one) => concepts.has(one)))) return true
  if (mentioned.length > 0 || insideTurkish.test(text)) return false
  return (
    facts.includes('alcohol') ||
    isServed(term) ||
    index.headings.some(({ concepts }) => concepts.includes(concept)) ||
    (index.byConcept.get(concept) ?? []).some(({ units }) =>
      units.some((unit) => unit.concept === concept && !/l[iu]$/.test(unit.words.at(-1) ?? '')),
    )
  )
}

/** Whether a question asks for a diet, beside the dishes that are called by one. */
export const asksDiet = ({ text, diet, index }: Question): boolean =>
  diet !== undefined &&
  (findDiets(readWords(text).words).length === 0 ||
    findDiets(nameDishes(readWords(text).words, index).words).length > 0)
