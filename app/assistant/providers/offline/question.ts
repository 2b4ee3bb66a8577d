import type { DietaryFact, Diet } from '#app/domain/dietary/facts.ts'
import { foldedWords, foldText } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept } from '#app/domain/dietary/lexicon.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AssistantRequest } from '../../port.ts'
import { findMentionedDishes } from './find-dishes.ts'
import { questionLanguage } from './language.ts'
import { indexMenu, type IndexedDish, type IndexedHeading, type MenuIndex } from './menu-index.ts'

/** A guest's question, taken apart. */
export interface Question {
  readonly language: Locale
  /** Folded, for patterns. */
  readonly text: string
  readonly index: MenuIndex
  /** Dishes that the question names, or refers back to. */
  readonly dishes: readonly IndexedDish[]
  readonly headings: readonly IndexedHeading[]
  /** Allergens and the like that it asks about. */
  readonly facts: readonly DietaryFact[]
  /** Ingredients that it names and that are no part of a dish's name. */
  readonly concepts: readonly string[]
  readonly diet: Diet | undefined
  /** In minor units of the menu's currency. */
  readonly budgetMinor: number | undefined
  readonly people: number
}

/** Takes a question apart, by the menu and by what was said before. */
export function readQuestion({ question, menu, history, locale }: AssistantRequest): Question {
  const text = foldedWords(question).join(' ')
  const index = indexMenu(menu)
  const named = findMentionedDishes(question, index)
  const dishes = named.length > 0 || !refersBack(text) ? named : lastMentioned(history, index)
  // "Is it nut-free?" asks about nuts, where on a label it would deny them.
  const terms = findTerms(question.replaceAll(/[\s-]free\b/gi, ''))
  const concepts = terms.map(({ concept }) => concept)
  const headings = findHeadings(concepts, text, index)
  return {
    language: questionLanguage(question, locale),
    text,
    index,
    dishes,
    headings,
    facts: [...new Set([...askedFacts(terms, text, named, headings), ...factsByWord(text)])],
    concepts,
    diet: askedDiet(text),
    budgetMinor: askedBudget(foldText(question), menu.menu.currency),
    people: askedPeople(text),
  }
}

/** "Does it…", "peki …": the dish was named a moment ago. */
function refersBack(text: string): boolean {
  return (
    /\b(it|its|that|this one|that one|those|them|bu|bunun|bunda|onun|onda|o|peki|bunlar)\b/.test(
      text,
    ) || /^(ya |and |icinde )/.test(text)
  )
}

function lastMentioned(history: AssistantRequest['history'], index: MenuIndex): IndexedDish[] {
  for (const turn of history.toReversed().slice(0, 6)) {
    const found = findMentionedDishes(turn.text, index)
    // A list of recommendations points at nothing in particular.
    if (found.length > 0 && found.length <= 3) return found
  }
  return []
}

function findHeadings(
  concepts: readonly string[],
  text: string,
  { headings }: MenuIndex,
): IndexedHeading[] {
  return headings.filter(
    (heading) =>
      heading.concepts.some((concept) => concepts.includes(concept)) ||
      text.includes(heading.words.join(' ')),
  )
}

const wordsOfFacts: readonly (readonly [RegExp, readonly DietaryFact[]])[] = [
  [/\b(celiac|coeliac|colyak|gluten\w*)\b/, ['gluten']],
  [/\b(lactose|laktoz\w*|dairy|sutsuz)\b/, ['milk']],
  [/\b(halal|helal\w*|domuz\w*)\b/, ['pork']],
  [/\b(alkol\w*|alcohol\w*)\b/, ['alcohol']],
  [/\b(fistiksiz|cevizsiz|findiksiz|kuruyemissiz)\b/, ['nuts', 'peanuts']],
  [/\byumurtasiz\b/, ['eggs']],
  [/\bsusamsiz\b/, ['sesame']],
]

// Who asks for a beer wants one; who must avoid what is in it says so.
const drinks = new Set(['beer', 'wine', 'raki'])
const avoids =
  /\b(allerg\w*|alerj\w*|intoleran\w*|free|without|avoid|contain\w*|icer\w*|yiyemem|dokun\w*)\b/

function askedFacts(
  terms: ReturnType<typeof findTerms>,
  text: string,
  named: readonly IndexedDish[],
  headings: readonly IndexedHeading[],
): DietaryFact[] {
  const inNames = new Set(named.flatMap(({ units }) => units.map(({ concept }) => concept)))
  const inHeadings = new Set(headings.flatMap(({ concepts }) => concepts))
  const isWish = (concept: string) =>
    !avoids.test(text) && (inHeadings.has(concept) || (named.length === 0 && drinks.has(concept)))
  return terms
    .filter(({ concept }) => !inNames.has(concept) && !isDishConcept(concept) && !isWish(concept))
    .flatMap(({ concept, facts }) =>
      // Who asks for beef or ham asks for that, and not for meat of any kind.
      concept === 'meat' ? facts : facts.filter((fact) => fact !== 'meat'),
    )
}

/** Facts that a question asks for by a word of its own, such as "coeliac" or "sütsüz". */
function factsByWord(text: string): DietaryFact[] {
  return wordsOfFacts.flatMap(([words, facts]) => (words.test(text) ? facts : []))
}

function askedDiet(text: string): Diet | undefined {
  if (/\bvegan\w*/.test(text)) return 'vegan'
  return /\b(etsiz|meatless|without meat|no meat|vejetaryen\w*|vejeteryan\w*|vegetarian\w*|veggie)\b/.test(
    text,
  )
    ? 'vegetarian'
    : undefined
}

function askedBudget(text: string, currency: string): number | undefined {
  const money =
    /(?:₺|tl|try|\$|€|£)?\s*(\d[\d.,]*)\s*(₺|tl|try|lira\w*|\$|€|£|euro\w*|dollar\w*|usd|eur|gbp|dolar\w*)?/g
  const isLimit =
    /\b(under|below|less than|within|budget|altinda|altindaki|butce\w*|kadar|en fazla|gecmesin|gecmeyen)\b/.test(
      text,
    )
  for (const [whole, amount = '', unit] of text.matchAll(money)) {
    if (!unit && !/^[₺$€£]|^(tl|try)/.test(whole) && !isLimit) continue
    if (/\b(k?cal|kalori)/.test(text) && !unit) continue
    const plain = amount
      .replace(/[.,](?=\d{3}(\D|$))/g, '')
      .replace(',', '.')
      .replace(/\.$/, '')
    const digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    const minor = Math.round(Number(plain) * 10 ** digits)
    if (Number.isSafeInteger(minor) && minor > 0) return minor
  }
  return undefined
}

const numbersByWord: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
}

function askedPeople(text: string): number {
  const found =
    /\b(\d{1,2}|two|three|four|five|six|iki|uc|dort|bes|alti) (?:people|persons|of us|kisi\w*)/.exec(
      text,
    )
  const word = found?.[1] ?? ''
  return numbersByWord[word] ?? (Number(word) || 1)
}
