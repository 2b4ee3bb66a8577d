import { mainField, subjectOf, type Texts, type Translation } from '../read-good.ts'

/** Returns the other subjects of the same restaurant in the same language. */
const neighbours = (good: Translation, all: readonly Translation[]) =>
  all.filter(
    (other) => other.restaurant === good.restaurant && other.to === good.to && other.id !== good.id,
  )

/** Replaces texts by those that another subject has in the same fields: its name for the name. */
const takeFields = (good: Translation, other: Translation): Texts =>
  Object.fromEntries(
    Object.entries(good.texts).map(([field, text]) => [field, other.texts[field] ?? text]),
  )

export const swapDishes = (good: Translation, all: readonly Translation[]): Texts[] =>
  neighbours(good, all)
    .filter(({ kind }) => (kind === 'dish') === (good.kind === 'dish'))
    .map((other) => takeFields(good, other))

const swapField = (good: Translation, all: readonly Translation[], field: string): Texts[] =>
  neighbours(good, all).flatMap(({ texts }) => {
    const text = texts[field]
    return text === undefined || good.texts[field] === undefined
      ? []
      : [{ ...good.texts, [field]: text }]
  })

export const swapNames = (good: Translation, all: readonly Translation[]): Texts[] =>
  swapField(good, all, 'name')

export const swapDescriptions = (good: Translation, all: readonly Translation[]): Texts[] =>
  swapField(good, all, 'description')

const hasSeveralWords = (text: string) =>
  text.split(/\s+/u).length >= 3 || /\p{Script=Han}{6}/u.test(text)

/** All texts, or the main one, in another language than the one asked for. */
export const useOtherLanguage = (good: Translation, all: readonly Translation[]): Texts[] =>
  all
    .filter((other) => subjectOf(other) === subjectOf(good) && other.to !== good.to)
    .flatMap(({ texts }) => inOtherLanguage(good, texts))

/** All texts, or the main one, left in the original. */
export const leaveUntranslated = (good: Translation): Texts[] => inOtherLanguage(good, good.source)

function inOtherLanguage(good: Translation, texts: Texts): Texts[] {
  const field = mainField(good)
  const main = texts[field]
  if (main === undefined || !hasSeveralWords(main) || main === good.texts[field]) return []
  return Object.keys(texts).length > 1 ? [texts, { ...good.texts, [field]: main }] : [texts]
}
