import { foldedWords, isMistyped } from '#app/domain/dietary/fold-text.ts'
import {
  conceptsMeant,
  findTerms,
  isDishConcept,
  isKindConcept,
} from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import { objectsOf } from './asked-food.ts'
import { isCommonWord } from './language.ts'
import type { IndexedDish, MenuIndex, NameUnit } from './menu-index.ts'
import { isSameWord } from './same-word.ts'

// Words that questions are full of, and that stand in names too.
const fillerWords = new Set(
  (
    've ile the with of a in un menu el yapimi bir her one and or for what how me my is it az cok ' +
    'gunun special ozel usulu porsiyon taze ev home style fresh house kadeh sise'
  ).split(' '),
)
// Ingredients so common in names that alone they name no dish.
const commonConcepts = new Set(
  (
    'meat olive_oil olive wine red_wine white_wine milk nuts tree_nuts fish gluten egg alcohol ' +
    'shellfish seafood flour fistik rice vegetable cheese water'
  ).split(' '),
)
// A diet in a name tells a dish from its sister, and alone names none.
const dietWords = /^(vegan|vejetaryen|vegetarian|veggie|gluten|lactose|free|halal|helal)$/
const kindWeight = 0.4
const slipWeight = 0.8
// A question has a subject or a few; beyond that the words fit everything.
const mostMentions = 4
const mostSlipsChecked = 16
// A word may fit every dish of a long menu: the time that a question takes goes with the product.
const mostUnits = 16

const isNoName = (word: string) => word.length < 3 || fillerWords.has(word) || /.s[iu]z$/.test(word)

interface AskedUnit {
  readonly place: number
  /** In words of the text. */
  readonly length: number
  readonly concept: string | undefined
  readonly isKindOfDish: boolean
  readonly weight: number
  readonly dishes: readonly IndexedDish[]
}

const oneWord = { length: 1, concept: undefined, isKindOfDish: false }

/** Dishes that one part of a text names; several when it fits them equally well. */
export type Mention = readonly IndexedDish[]

/** The dishes that a text names, in groups; none if it names just a kind of dish. */
export function findMentions(text: string, index: MenuIndex): Mention[] {
  let units = askedUnits(text, index)
  const mentions: Mention[] = []
  while (mentions.length < mostMentions) {
    const best = bestFitting(units)
    if (!best) break
    mentions.push(best.dishes)
    units = units.filter(({ place }) => !best.places.has(place))
  }
  return mentions
}

interface Score {
  points: number
  /** How many words of the dish's name are accounted for. */
  words: number
  /** The parts of the text that fit it. */
  readonly fitting: Set<AskedUnit>
}

function bestFitting(
  units: readonly AskedUnit[],
): { readonly dishes: Mention; readonly places: ReadonlySet<number> } | undefined {
  const scores = new Map<IndexedDish, Score>()
  for (const unit of units) {
    const { concept, weight, dishes } = unit
    for (const dish of dishes) {
      const score = scores.get(dish) ?? { points: 0, words: 0, fitting: new Set() }
      score.points += weight
      score.words += dish.units.find((named) => named.concept === concept)?.words.length ?? 1
      score.fitting.add(unit)
      scores.set(dish, score)
    }
  }
  const kinds = units.filter(({ isKindOfDish }) => isKindOfDish)
  const scored = [...scores]
    .map(([dish, score]) => ({
      dish,
      fitting: score.fitting,
      points: finalPoints(dish, score, kinds),
    }))
    .filter(({ points }) => points >= slipWeight)
  const most = scored.reduce((highest, { points }) => Math.max(highest, points), 0)
  const best = scored.filter(({ points }) => points === most)
  return best.length === 0
    ? undefined
    : {
        dishes: best.map(({ dish }) => dish),
        places: new Set(best.flatMap(({ fitting }) => [...fitting].map(({ place }) => place))),
      }
}

function finalPoints(dish: IndexedDish, score: Score, kinds: readonly AskedUnit[]): number {
  const total = dish.units.reduce((sum, { words }) => sum + words.length, 0)
  const isNamed = score.points >= slipWeight || dish.units.every(isKind)
  // Every word of the name counts for more than some words of a longer one.
  const whole = score.words >= total && isNamed ? 0.5 : 0
  // "Lentil soup" is no lentil salad: a kind right beside what fits has to fit, too.
  const isOther = kinds.some(
    (kind) => !score.fitting.has(kind) && [...score.fitting].some((unit) => isBeside(unit, kind)),
  )
  return score.points + whole - (isOther ? kindWeight : 0)
}

const isBeside = (one: AskedUnit, other: AskedUnit) =>
  one.place + one.length === other.place || other.place + other.length === one.place

const isKind = ({ concept }: NameUnit) =>
  concept !== undefined && (isKindConcept(concept) || commonConcepts.has(concept))

/** The parts of a text that stand in dishes' names, with the dishes. */
function askedUnits(text: string, index: MenuIndex): AskedUnit[] {
  const words = foldedWords(text)
  const terms = findTerms(text)
  const objects = objectsOf(words, terms)
  const units: AskedUnit[] = []
  let slipsChecked = 0
  const inTerms = new Set<number>()
  for (const term of terms) {
    if (units.length >= mostUnits) break
    const { concept, position, length } = term
    for (let place = position; place < position + length; place++) inTerms.add(place)
    const spoken = words.slice(position, position + length)
    const dishes = commonConcepts.has(concept)
      ? (byWord(spoken.at(-1) ?? '', index, isSameWord) ?? [])
      : [...new Set(withFamily(concept).flatMap((one) => index.byConcept.get(one) ?? []))]
    const weight = isKindConcept(concept) || commonConcepts.has(concept) ? kindWeight : 1
    // "Is there walnut in the baklava?" asks for walnut, and not for "Cevizli kek".
    if (!objects.has(term) || isDishConcept(concept)) {
      units.push({
        place: position,
        length,
        concept,
        isKindOfDish: isKindConcept(concept),
        weight,
        dishes,
      })
    }
  }
  for (const [place, word] of words.entries()) {
    if (units.length >= mostUnits) break
    if (inTerms.has(place) || isNoName(word)) continue
    const named = byWord(word, index, isSameWord)
    if (named)
      units.push({
        place,
        ...oneWord,
        weight: dietWords.test(word) ? kindWeight : 1,
        dishes: named,
      })
    else if (word.length >= 5 && !isCommonWord(word) && slipsChecked++ < mostSlipsChecked) {
      const meant = byWord(word, index, isMistyped, true)
      const byFood = () => conceptsMeant(word).flatMap((one) => index.byConcept.get(one) ?? [])
      units.push({ place, ...oneWord, weight: slipWeight, dishes: meant ?? [...new Set(byFood())] })
    }
  }
  return units
}

function byWord(
  word: string,
  { words }: MenuIndex,
  isMeant: (asked: string, named: string) => boolean,
  anyStart = false,
): IndexedDish[] | undefined {
  const first = word.slice(0, 1)
  const groups = anyStart
    ? [...words].flatMap(([start, named]) => (start.startsWith(first) ? [named] : []))
    : [words.get(word.slice(0, 2)) ?? new Map<string, readonly IndexedDish[]>()]
  const found = groups.flatMap((named) =>
    [...named].flatMap(([name, dishes]) =>
      !fillerWords.has(name) && isMeant(word, name) ? dishes : [],
    ),
  )
  return found.length === 0 ? undefined : [...new Set(found)]
}

/** Dishes whose names share a word or a concept with what was asked for and is not there. */
export function findNear(text: string, index: MenuIndex): IndexedDish[] {
  const near = findTerms(text).flatMap(({ concept }) => index.byConcept.get(concept) ?? [])
  const words = foldedWords(text).filter((word) => word.length > 3 && !fillerWords.has(word))
  const alike = words.flatMap((word) => byWord(word, index, isSameWord) ?? [])
  return [...new Set([...near, ...alike])]
}
