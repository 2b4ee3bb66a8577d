import { foldedWords, isEnglishForm, isTurkishForm } from '#app/domain/dietary/fold-text.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import type { IndexedDish, MenuIndex, NameUnit } from './menu-index.ts'

// Words that many names share: alone they name a kind of dish, and no dish.
const genericConcepts = new Set(
  'soup salad dessert drink meze main grill stew pastry_dish kebab shish wine meat olive_oil'.split(
    ' ',
  ),
)
// Words that ask about a dish far more often than they name one.
const factConcepts = new Set('milk nuts fish gluten egg alcohol shellfish fistik flour'.split(' '))
const fillerWords = new Set('ve ile the with of a in un menu el yapimi'.split(' '))
const genericWeight = 0.4

/** The dishes that a text names, best matches only; none if it names just a kind of dish. */
export function findMentionedDishes(text: string, { dishes }: MenuIndex): IndexedDish[] {
  const words = foldedWords(text)
  const concepts = new Set(
    findTerms(text)
      .map(({ concept }) => concept)
      .filter((concept) => !factConcepts.has(concept)),
  )
  const scored = dishes
    .map((dish) => ({ dish, score: score(dish, words, concepts) }))
    .filter(({ score: points }) => points >= 1)
  const best = Math.max(...scored.map(({ score: points }) => points))
  return scored.filter(({ score: points }) => points === best).map(({ dish }) => dish)
}

function score(
  { units }: IndexedDish,
  words: readonly string[],
  concepts: ReadonlySet<string>,
): number {
  const matched = units.filter((unit) => isMatched(unit, words, concepts))
  const points = matched.reduce((sum, unit) => sum + weight(unit), 0)
  const isWhole = matched.length === units.length && units.length > 0
  // Every word of the name counts for more than some words of a longer one.
  return isWhole ? points + 1 : points
}

const weight = ({ concept }: NameUnit) =>
  concept !== undefined && genericConcepts.has(concept) ? genericWeight : 1

function isMatched(
  { concept, words: unitWords }: NameUnit,
  words: readonly string[],
  concepts: ReadonlySet<string>,
): boolean {
  if (concept !== undefined) {
    if (concepts.has(concept)) return true
    if (factConcepts.has(concept)) return false
  }
  return unitWords.every(
    (unitWord) => !fillerWords.has(unitWord) && words.some((word) => isSameWord(word, unitWord)),
  )
}

function isSameWord(asked: string, named: string): boolean {
  if (isTurkishForm(asked, named) || isTurkishForm(named, asked) || isEnglishForm(asked, named)) {
    return asked.length > 2
  }
  return asked.length >= 5 && named.length >= 5 && isOneTypoApart(asked, named)
}

/** Whether one letter added, lost, changed or swapped with its neighbour makes one the other. */
function isOneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] &&
      one[start + 1] === other[start] &&
      rest(one, 2) === rest(other, 2))
  )
}
