import type { DietaryFact } from '../../guest-menu/facts.ts'
import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { removedByFree } from '../../dietary/qualifiers.ts'
import { assignBackward, assignChoices, isLoosePossibility } from './assign-backward.ts'
import { claimConcept, factWords } from './concepts.ts'
import { commonFacts, type Food, type Item, type Mention, type Stance } from './reading.ts'

interface Stances {
  readonly mentions: readonly Mention[]
  readonly looseDenials: number
  readonly loosePossibilities: number
}

/** In words: how far a "not" reaches. */
const reachOfNot = 4
/** In words: how many words may stand between "without" and its food. */
const reachOfWithout = 3

/** Decides for each food whether its text says that it is in the dish, may be, or isn't. */
export function assignStances(items: readonly Item[], language: MenuLanguage): Stances {
  const stances = new Map<Food, Stance>()
  let looseDenials = 0
  let loosePossibilities = 0
  const sentences = Map.groupBy(items, ({ token }) => token.sentence)
  for (const sentence of sentences.values()) {
    looseDenials += assignForward(sentence, stances, language)
    looseDenials += assignBackward(sentence, stances, language)
    looseDenials += assignChoices(sentence, stances)
    if (isLoosePossibility(sentence, stances)) loosePossibilities++
  }
  const foods = items.filter((item) => item.kind === 'food')
  const places = new Map(items.map((item, index) => [item, index]))
  const mentions = foods.map((food, index): Mention => {
    const stance = stances.get(food) ?? (food.isDenied ? 'free' : 'has')
    const removed = [foods[index - 1], foods[index + 1]].flatMap((other) =>
      other ? removedBy(other, food, stances, places) : [],
    )
    return {
      concepts: food.concepts,
      stance,
      written: food.written,
      facts: commonFacts(food.concepts).filter((fact) => !removed.includes(fact)),
      isForeign: food.isForeign,
      token: food.token,
      length: food.length,
      senses: food.senses,
    }
  })
  return { mentions, looseDenials, loosePossibilities }
}

const ofPlants: readonly DietaryFact[] = [
  'milk',
  'lactose',
  'eggs',
  'honey',
  'meat',
  'poultry',
  'pork',
  'gelatine',
  'fish',
  'crustaceans',
  'molluscs',
]
const plantClaims = [claimConcept('vegan'), claimConcept('plant')]

/** The facts that a word beside a food removes from it: "vegan cheese", "lactose-free milk". */
function removedBy(
  other: Food,
  food: Food,
  stances: ReadonlyMap<Food, Stance>,
  places: ReadonlyMap<Item, number>,
): readonly DietaryFact[] {
  if (other.token.part !== food.token.part) return []
  const gap = Math.abs((places.get(other) ?? 0) - (places.get(food) ?? 0))
  if (gap > 2) return []
  const stance = stances.get(other) ?? (other.isDenied ? 'free' : 'has')
  if (stance === 'has' && other.concepts.some((concept) => plantClaims.includes(concept))) {
    return ofPlants
  }
  // "Sojahack": no meat.
  if (other.concepts.includes('soy') && food.concepts.includes('minced_meat')) return ofPlants
  return stance === 'free' ? other.concepts.flatMap(removedByFree) : []
}

/** Assigns what precedes its foods; returns the number of denials without any. */
function assignForward(
  sentence: readonly Item[],
  stances: Map<Food, Stance>,
  language: MenuLanguage,
): number {
  let looseDenials = 0
  let active: Stance | undefined
  let hasFood = false
  let isListed = false
  let since = 0
  let negated = 0
  let negatedAt = 0
  /** What a "not" denies. */
  const denied = new Set<Item | undefined>()
  let started = 0
  let part = sentence[0]?.token.part
  const end = () => {
    if (active === 'free' && !hasFood && !denyBefore(sentence, started, stances)) looseDenials++
    active = undefined
    hasFood = false
  }
  for (const [index, item] of sentence.entries()) {
    if (item.token.part !== part) {
      part = item.token.part
      if (active && hasFood && !continuesList(sentence, index)) end()
      if (negated > 0) looseDenials++
      negated = 0
      isListed = true
    }
    if (item.kind === 'marker') {
      if (item.marker === 'without' || item.marker === 'may') {
        end()
        const isDouble =
          item.marker === 'without' && negated > 0 && !repeatsDenial.has(item.token.folded)
        if (!isDouble) active = item.marker === 'without' ? 'free' : 'may'
        negated = 0
        since = 0
        started = index
      } else if (item.marker === 'negates' && language !== 'tr') {
        if (negated > 0) looseDenials++
        negated = reachOfNot + 1
        negatedAt = index
      } else if (item.marker === 'includes' && active && (hasFood || active === 'free')) {
        if (hasFood) end()
      } else if (item.marker === 'joins') {
        isListed = true
      } else if (item.marker === 'free') {
        const before = sentence[index - 1]
        if (before?.kind === 'food') {
          // "Not gluten-free".
          for (const food of listBefore(sentence, index)) {
            stances.set(food, denied.has(food) ? 'has' : 'free')
          }
        }
      }
    } else if (item.kind === 'food') {
      if (item.isDenied) {
        if (negated > 0) stances.set(item, 'has')
        negated = 0
      } else if (negated > 0) {
        stances.set(item, active === 'free' ? 'has' : 'free')
        denied.add(item)
        negated = 0
        hasFood = true
      } else if (
        !active &&
        isCompound(sentence, index) &&
        denied.has(sentence.slice(0, index).findLast(({ kind }) => kind === 'food'))
      ) {
        stances.set(item, 'free')
        denied.add(item)
      } else if (active === 'free' && hasFood && !isListed && !isCompound(sentence, index)) {
        // "Unsalted cheese": what follows without an "and" is what the denied food is missing from.
        end()
      } else if (active) {
        stances.set(item, active)
        hasFood = true
      }
      isListed = false
    } else if (item.kind === 'unknown' || item.kind === 'sense') {
      since++
      if (active === 'free' && (hasFood || since > reachOfWithout)) end()
      if (active === 'may' && hasFood) end()
    }
    const isWord = item.kind !== 'ordinary' && item.kind !== 'marker'
    if (
      negated > 0 &&
      (isWord || (item.kind === 'marker' && item.marker === 'negates')) &&
      --negated === 0
    ) {
      looseDenials++
    }
  }
  end()
  const isLoose = negated > 0 && !denyBefore(sentence, negatedAt, stances)
  return isLoose ? looseDenials + 1 : looseDenials
}

// "Non … né", "ne … ni": the second word repeats the denial.
const repeatsDenial = new Set(
  'ni ne nor ни ні ані aucun aucune ningun ninguna nessun nessuna no noch'.split(' '),
)

const genitives = new Set('de d di da del della of van von из из з'.split(' '))

/** Whether a food and the one before it are one: "wheat flour", "farina di frumento". */
function isCompound(sentence: readonly Item[], index: number): boolean {
  const item = sentence[index]
  const before = sentence[index - 1]
  if (item?.kind !== 'food') return false
  if (before?.kind === 'food') {
    const facts = commonFacts(before.concepts)
    const isChinese = /\p{Script=Han}/u.test(item.written)
    const isGrain = !before.concepts.some((concept) => factWords.has(concept))
    return (
      !isChinese || (isGrain && commonFacts(item.concepts).some((fact) => facts.includes(fact)))
    )
  }
  return genitives.has(before?.token.folded ?? '') && sentence[index - 2]?.kind === 'food'
}

const postposable = new Set('nicht niet нет немае немає'.split(' '))

/** Denies the food before a denial that nothing follows: "Kuhmilch haben wir nicht". */
function denyBefore(sentence: readonly Item[], index: number, stances: Map<Food, Stance>): boolean {
  const denial = sentence[index]?.token
  const isLast = !sentence
    .slice(index + 1)
    .some(({ kind, token }) => token.part === denial?.part && kind !== 'ordinary')
  if (!denial || !isLast || !postposable.has(denial.folded)) return false
  const { part } = denial
  const food = sentence
    .slice(0, index)
    .findLast((item) => item.kind === 'food' && item.token.part === part)
  if (food?.kind !== 'food' || stances.has(food) || food.isDenied) return false
  stances.set(food, 'free')
  return true
}

/** In words: longer lists aren't followed, which would take too long. */
const maxList = 60

/** Whether the rest of a sentence, up to its next statement, is a list with an "and" or "or". */
function continuesList(sentence: readonly Item[], start: number): boolean {
  let isJoined = false
  for (const item of sentence.slice(start, start + maxList)) {
    if (item.kind === 'marker') {
      if (item.marker !== 'joins') return isJoined
      isJoined = true
    } else if (item.kind === 'unknown' || item.kind === 'sense' || item.kind === 'number') {
      return isJoined
    }
  }
  return isJoined
}

/** Returns the foods of the list that ends before a position. */
function listBefore(sentence: readonly Item[], end: number): readonly Food[] {
  const foods: Food[] = []
  for (let index = end - 1; index >= 0; index--) {
    const item = sentence[index]
    if (item?.kind === 'food') foods.push(item)
    else if (item?.kind !== 'marker' || item.marker !== 'joins') break
  }
  return foods
}
