import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { isAttribute, isPlace } from './affixes.ts'
import type { Food, Item, Stance } from './reading.ts'
import type { Marker } from './words/check-words.ts'

/**
 * Corrects stances where a sentence offers a choice, as in "soğanlı ya da soğansız" (with or without onion),
 * or is about an allergy, as in "nut allergy", which says nothing about the dish's ingredients.
 * @returns the number of denials that no longer belong to a food
 */
export function assignChoices(sentence: readonly Item[], stances: Map<Food, Stance>): number {
  let looseDenials = 0
  const isAboutAllergy = sentence.some(
    (item) =>
      (item.kind === 'sense' && item.senses.includes('allergy')) ||
      item.token.folded.includes('allerg'),
  )
  const isImpossible = sentence.some((item) => isMarker(item, 'impossible'))
  const isDenied = (item: Item) =>
    item.kind === 'food' && (stances.get(item) === 'free' || item.isDenied)
  if (isImpossible && !sentence.some(isDenied)) looseDenials++
  for (const [index, item] of sentence.entries()) {
    if (isAnaphoric(sentence, index)) {
      const food = sentence[index - 2]
      if (food?.kind === 'food') stances.set(food, 'may')
      looseDenials--
    }
    if (item.kind !== 'food') continue
    // "Impossible without peanuts".
    if (isImpossible && isDenied(item)) stances.set(item, 'has')
    if (isAboutAllergy && !item.isDenied) {
      if (stances.get(item) === 'free') looseDenials++
      stances.delete(item)
    }
    const next = sentence[index + 2]
    const joint = sentence[index + 1]
    const isChoice =
      item.isDenied === false &&
      joint?.kind === 'marker' &&
      joint.marker === 'joins' &&
      next?.kind === 'food' &&
      next.isDenied &&
      next.concepts.some((concept) => item.concepts.includes(concept))
    if (isChoice) {
      stances.set(item, 'may')
      stances.set(next, 'may')
    }
  }
  return looseDenials
}

// These words alone, as in "contains traces of them", don't express a possibility.
const traces = new Set(
  'trace traces spur spuren traza trazas traccia tracce spoor sporen следы следов сліди слідів آثار اثار اثر رد eser iz 微 痕'.split(
    ' ',
  ),
)

/** Whether a sentence says that something is possible, but names no food for it. */
export const isLoosePossibility = (sentence: readonly Item[], stances: ReadonlyMap<Food, Stance>) =>
  sentence.some(
    (item) =>
      item.kind === 'marker' &&
      (item.marker === 'may' || item.marker === 'mayAfter') &&
      !traces.has(item.token.folded),
  ) && !sentence.some((item) => item.kind === 'food' && stances.get(item) === 'may')

/**
 * Assigns stances by words that follow their foods, as in Turkish.
 * @returns the number of denials without a food
 */
export function assignBackward(
  sentence: readonly Item[],
  stances: Map<Food, Stance>,
  language: MenuLanguage,
): number {
  let looseDenials = 0
  for (const [index, item] of sentence.entries()) {
    if (item.kind !== 'marker') continue
    if (item.marker === 'negates' && language === 'tr') {
      const before = sentence.slice(0, index).findLast(({ kind }) => kind !== 'ordinary')
      if (before?.kind === 'food') {
        const isFree = stances.get(before) === 'free' || before.isDenied
        stances.set(before, isFree ? 'has' : 'free')
      } else looseDenials++
      continue
    }
    const isLacking = item.marker === 'lacks' || (item.marker === 'instead' && language === 'tr')
    if (!isLacking && item.marker !== 'mayAfter') continue
    const governed = foodsBefore(sentence, index, language)
    for (const food of governed) {
      // "بدون گلوتن نیست": not gluten-free.
      if (isLacking && language === 'fa' && stances.get(food) === 'free') stances.set(food, 'has')
      else if (isLacking) stances.set(food, 'free')
      // "Cevizsiz hazırlanabilir" denies walnuts: the dish can be made without.
      else if (!food.isDenied) stances.set(food, 'may')
    }
    if (governed.length === 0 && isLacking) looseDenials++
  }
  return looseDenials
}

/** Returns the foods to which a marker after them applies. */
function foodsBefore(
  sentence: readonly Item[],
  end: number,
  language: MenuLanguage,
): readonly Food[] {
  const foods: Food[] = []
  for (let index = end - 1; index >= 0; index--) {
    const item = sentence[index]
    if (!item) break
    if (item.kind === 'food') {
      const isAnotherItem = foods.length > 0 && isAttribute(item.token.folded, language)
      if (foods.length > 0 && isPlace(item.token.folded, language)) break
      if (isAnotherItem && item.token.part !== foods.at(-1)?.token.part) break
      foods.push(item)
    } else if (item.kind === 'marker') {
      if (item.marker !== 'joins' && item.marker !== 'may') break
    } else if (item.kind === 'unknown' || item.kind === 'sense') {
      if (foods.length > 0) break
    }
  }
  return foods
}

const isMarker = (item: Item | undefined, marker: Marker) =>
  item?.kind === 'marker' && item.marker === marker

/** Whether a denial refers to the food before it, as in "with potato or without". */
const isAnaphoric = (sentence: readonly Item[], index: number) =>
  isMarker(sentence[index], 'without') &&
  isMarker(sentence[index - 1], 'joins') &&
  !sentence
    .slice(index + 1)
    .some((item) => item.kind === 'food' && item.token.part === sentence[index]?.token.part)

/** Returns the foods that the dish has another one instead of. */
export function findReplaced(sentence: readonly Item[], language: MenuLanguage): readonly Food[] {
  return sentence.flatMap((item, index) => {
    if (!isMarker(item, 'instead')) return []
    if (language === 'tr') return foodsBefore(sentence, index, language)
    const next = sentence.slice(index + 1).find(({ kind }) => kind === 'food')
    return next?.kind === 'food' ? [next] : []
  })
}
