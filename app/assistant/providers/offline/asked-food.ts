import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import {
  conceptName,
  conceptsMeant,
  findTerms,
  isDishConcept,
  type FoundTerm,
} from '#app/domain/dietary/lexicon.ts'
import { isCommonWord } from './language.ts'

const connectors = new Set('and or ve veya ya da ile hem the a an some fresh any of'.split(' '))
// "allergic to X", "contain X", "with X", "no X".
const beforeObject =
  /^(to|contain|contains|containing|contained|hold|holds|holding|include|includes|including|carry|carries|with|without|any|no|avoid|there|have|has|got|eat|like|not|put|use|uses|using|from|against)$/
// "X allergy", "X in it"; "X alerjim", "X var mı", "X içeriyor mu", "X yemiyorum", "X'li ne var".
const afterObject =
  /^(allerg\w*|intoleran\w*|sensitiv\w*|free|in|inside|dishes|dish|options|meals|alerj\w*|hassas\w*|dokun\w*|var|varmi|yok|icer(?!ig|ik)\w*|bulun\w*|kullan\w*|olmayan|olmasin|olan|yiyem\w*|yemem|yemiyor\w*|yemez\w*|tuket\w*|sevm\w*|istem\w*|koy\w*|konu\w*|kat\w*|ne|neler|yemek\w*|hangi\w*)$/

/**
 * The foods that a question asks about, rather than the dishes that it names: walnut, in "Is
 * there walnut in the baklava?".
 */
export function objectsOf(
  words: readonly string[],
  terms: readonly FoundTerm[],
): ReadonlySet<FoundTerm> {
  const starts = new Map(terms.map((term) => [term.position, term]))
  const ends = new Map(terms.map((term) => [term.position + term.length, term]))
  // "Nuts and milk allergy": a list of foods is asked about as one. Without a word between them
  // the first is what the question is about: "kuzu incik alkol içeriyor mu".
  const wordAfter = (place: number): string => {
    const word = words[place] ?? ''
    // "Dürüm ne kadar" asks for a price, "dürümlü ne var" for a food.
    if (word === 'ne' && words[place + 1] === 'kadar') return ''
    if (!connectors.has(word)) return starts.has(place) ? '' : word
    const next = starts.get(place + 1)
    return next ? wordAfter(next.position + next.length) : wordAfter(place + 1)
  }
  const wordBefore = (place: number): string => {
    const word = words[place - 1] ?? ''
    if (word === 'the' || word === 'any') return word
    if (!connectors.has(word)) return word
    const previous = ends.get(place - 1)
    return previous ? wordBefore(previous.position) : wordBefore(place - 1)
  }
  return new Set(
    terms.filter(
      ({ position, length }) =>
        beforeObject.test(wordBefore(position)) || afterObject.test(wordAfter(position + length)),
    ),
  )
}

// A concept that stands for all that holds its fact: who says "milk" means butter too.
const wholeFacts = new Set(
  (
    'milk lactose nuts tree_nuts peanut fistik fish seafood shellfish crustacean mollusc egg gluten ' +
    'soy sesame mustard celery lupin sulphite meat pork alcohol honey poultry gelatine'
  ).split(' '),
)

/** Whether a concept stands for a whole allergen, and not for one source of it. */
export function isWholeFact(concept: string): boolean {
  return wholeFacts.has(concept)
}

// Whoever names one of these as a whole is more likely to avoid it than to long for it.
const seldomWished = new Set<DietaryFact>([
  'gluten',
  'milk',
  'lactose',
  'nuts',
  'peanuts',
  'eggs',
  'soy',
  'sesame',
  'mustard',
  'lupin',
  'sulphites',
])

/** Whether a fact, asked about as a whole, is for health rather than for pleasure. */
export const isSeldomWished = (fact: DietaryFact) => seldomWished.has(fact)

const factsByWord: readonly (readonly [RegExp, readonly DietaryFact[]])[] = [
  [/\b(celiac|coeliac|colya[kg]\w*|gluten\w*|wheat free)\b/, ['gluten']],
  [/\b(lactose|laktoz\w*)\b/, ['lactose']],
  [/\bdairy\b/, ['milk']],
  [/\b(domuz\w*)\b/, ['pork']],
  [/\b(alkol\w*|alcohol\w*|booze)\b/, ['alcohol']],
  [/\b(kuruyemis\w*|kuru yemis\w*|tree nut\w*)\b/, ['nuts']],
  [/\b(shellfish|kabuklu deniz)\b/, ['crustaceans', 'molluscs']],
]

/** Facts that a question asks for by a word of its own, such as "coeliac" or "laktozsuz". */
export function factsNamed(text: string): DietaryFact[] {
  return factsByWord.flatMap(([words, facts]) => (words.test(text) ? facts : []))
}

/** What Turkish words leave out: walnut and onion, in "cevizsiz" and "soğansız". */
export function leftOut(words: readonly string[]): FoundTerm[] {
  return words.flatMap((word) => {
    const stem = /^(.{2,})s[iu]z$/.exec(word)?.[1]
    return stem === undefined
      ? []
      : findTerms(stem).filter(({ concept }) => !isDishConcept(concept))
  })
}

/** The facts that a guest who names a food asks about; of meat only who asks for meat itself. */
export function askedFactsOf({ concept, facts }: FoundTerm): readonly DietaryFact[] {
  // Pork is meat, too; but who asks for pork asks for pork.
  if (concept === 'pork' || concept === 'poultry') return [concept]
  if (concept === 'lactose') return facts
  const besides: readonly DietaryFact[] = isWholeFact(concept)
    ? ['lactose']
    : ['lactose', 'meat', 'poultry', 'gelatine']
  return facts.filter((fact) => !besides.includes(fact))
}

/** Whole allergens that a question names with a slip of the finger: "sesmae". */
export function mistypedFoods(
  words: readonly string[],
  terms: readonly FoundTerm[],
): readonly FoundTerm[] {
  const isInTerm = (place: number) =>
    terms.some(({ position, length }) => place >= position && place < position + length)
  return words.flatMap((word, place) =>
    isInTerm(place) || isCommonWord(word)
      ? []
      : conceptsMeant(word)
          .filter(isWholeFact)
          .flatMap((concept) => findTerms(conceptName(concept, 'en'))),
  )
}
