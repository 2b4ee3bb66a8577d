import { menuLanguages, type MenuLanguage } from '../../guest-menu/menu-language.ts'
import { countUnderstood } from '../../translations/check/compare-language.ts'
import { tokenize } from '../../translations/check/tokens.ts'
import type { Read } from '../source.ts'
import type { ReadDish } from './reading.ts'

const fewNames = 3
const sampled = 40

/** "Mercimek çorbası / Lentil soup", "Patatas bravas   Spicy potatoes" */
const twoNames =
  /^((?:(?! {2})[^/\t])*\p{L}(?:(?! {2})[^/\t])*?)(?:\s*\/\s*| {2,}|\t+)((?:(?! {2})[^/\t])*\p{L}(?:(?! {2})[^/\t])*)$/u

/**
 * Splits names that a file writes in two languages. The one in the menu's language stays the name; the
 * other describes the dish, if nothing else does. Works in steps.
 * @param language that the menu is written in; null if unknown: then the first name stays
 */
export function* splitLanguages(
  dishes: readonly ReadDish[],
  language: string | null,
): Generator<void, readonly ReadDish[]> {
  const pairs: { first: string; second: string }[] = []
  for (const { values } of dishes) {
    yield
    const [, first, second] = twoNames.exec(values['name']?.text ?? '') ?? []
    if (first !== undefined && second !== undefined) pairs.push({ first, second })
  }
  if (pairs.length < fewNames || pairs.length < dishes.length / 3) {
    return dishes
  }
  const sample = pairs.slice(0, sampled)
  const first = yield* languageOf(sample.map((pair) => pair.first))
  const second = yield* languageOf(sample.map((pair) => pair.second))
  // "Chicken / Lamb" is a choice.
  if (first === undefined || second === undefined || first === second) return dishes
  const keepsSecond = second === language
  const splitDishes: ReadDish[] = []
  for (const dish of dishes) {
    yield
    splitDishes.push(splitDish(dish, keepsSecond))
  }
  return splitDishes
}

function splitDish({ values, doubts, ...dish }: ReadDish, keepsSecond: boolean): ReadDish {
  const newValues: Record<string, Read> = { ...values }
  for (const field of ['name', 'category', 'subCategory']) {
    const sides = sidesOf(values[field])
    if (!sides) continue
    const [own, other] = keepsSecond ? sides.toReversed() : sides
    if (own) newValues[field] = own
    if (field === 'name' && other && !values['description']) newValues['description'] = other
  }
  return { ...dish, values: newValues, doubts }
}

function sidesOf(read: Read | undefined): readonly [Read, Read] | undefined {
  const [, first, second] = twoNames.exec(read?.text ?? '') ?? []
  if (!read || first === undefined || second === undefined) return undefined
  const { text, at } = read
  const from = text.length - second.length
  return [
    { text: first, at: { ...at, end: at.start + first.length } },
    { text: second, at: { ...at, start: at.start + from } },
  ]
}

/** Returns the language that clearly knows the most words of texts; undefined if none does. */
function* languageOf(texts: readonly string[]): Generator<void, MenuLanguage | undefined> {
  const counts: { readonly language: MenuLanguage; readonly known: number }[] = []
  const tokens = texts.map((text) => tokenize(text))
  for (const language of menuLanguages) {
    let knownCount = 0
    for (const words of tokens) {
      yield
      knownCount += countUnderstood(words, language)
    }
    counts.push({ language, known: knownCount })
  }
  const [best, next] = counts.toSorted((one, other) => other.known - one.known)
  return best && best.known > 1.3 * (next?.known ?? 0) ? best.language : undefined
}
