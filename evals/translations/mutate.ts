import { addAllergens, dropAllergens, dropFoods, replaceAllergens } from './mutate/change-foods.ts'
import {
  addNegations,
  denyMayContain,
  loseMayContain,
  loseNegations,
} from './mutate/change-negations.ts'
import { changeCurrencies, changeNumbers, changePrices } from './mutate/change-numbers.ts'
import {
  addDiets,
  insertControls,
  insertLinks,
  insertMarkup,
  instructInEnglish,
  instructInItsLanguage,
} from './mutate/intrude.ts'
import { mutationKinds, type Mutation, type MutationKind } from './mutate/mutation.ts'
import { shuffled } from './mutate/random.ts'
import { emptyFields, halveTexts } from './mutate/remove-texts.ts'
import {
  leaveUntranslated,
  swapDescriptions,
  swapDishes,
  swapNames,
  useOtherLanguage,
} from './mutate/swap-texts.ts'
import { seededRandom } from '../seeded-random.ts'
import { subjectOf, type Texts, type Translation } from './read-good.ts'

const mutators: Readonly<
  Record<MutationKind, (good: Translation, all: readonly Translation[]) => Texts[]>
> = {
  'allergen dropped': dropAllergens,
  'food dropped': dropFoods,
  'allergen added': addAllergens,
  'allergen replaced': replaceAllergens,
  'negation added': addNegations,
  'negation lost': loseNegations,
  'may contain lost': loseMayContain,
  'may contain denied': denyMayContain,
  'number changed': changeNumbers,
  'price changed': changePrices,
  'currency changed': changeCurrencies,
  'dishes swapped': swapDishes,
  'names swapped': swapNames,
  'descriptions swapped': swapDescriptions,
  'half a text': halveTexts,
  'half a menu': emptyFields,
  'wrong language': useOtherLanguage,
  untranslated: leaveUntranslated,
  markup: insertMarkup,
  link: insertLinks,
  'instruction in its language': instructInItsLanguage,
  'instruction in English': instructInEnglish,
  'control characters': insertControls,
  'diet added': addDiets,
}

/**
 * Makes wrong translations of the good ones: the same ones for the same seed.
 * @param perKind the maximum number of each kind; some kinds allow fewer
 */
export function mutate(good: readonly Translation[], perKind: number, seed = 1): Mutation[] {
  const random = seededRandom(seed)
  return mutationKinds.flatMap((kind) => {
    const candidates = good.flatMap((translation) =>
      mutators[kind](translation, good).map((texts) => ({ kind, of: translation, texts })),
    )
    return spread(shuffled(candidates.filter(createFilter(good)), random), perKind)
  })
}

/**
 * Creates a filter that rejects texts that read like a good translation of the same subject, or like
 * a mutation that it let through before.
 */
function createFilter(good: readonly Translation[]) {
  const accepted = new Set(good.map(keyOf))
  const seenTexts = new Set<string>()
  return (mutation: Mutation) => {
    const key = keyOf({ ...mutation.of, texts: mutation.texts })
    const isNew = !accepted.has(key) && !seenTexts.has(key)
    seenTexts.add(key)
    return isNew
  }
}

const keyOf = (translation: Translation) =>
  JSON.stringify([
    subjectOf(translation),
    translation.to,
    Object.entries(translation.texts)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, text]) => [field, text.replace(/[ ]+/gu, ' ').trim()]),
  ])

/** Takes mutations of all translations evenly, so that no language or subject prevails. */
function spread(mutations: readonly Mutation[], count: number): Mutation[] {
  const usesByKind = new Map<string, number>()
  const ranked = mutations.map((mutation) => {
    const rank = usesByKind.get(mutation.of.id) ?? 0
    usesByKind.set(mutation.of.id, rank + 1)
    return { mutation, rank }
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ mutation }) => mutation)
}
