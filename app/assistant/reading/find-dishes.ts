import { isMistyped, isTurkishForm, stemsOf } from '#app/domain/dietary/fold-text.ts'
import { isDishConcept, isKindConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { isFactConcept } from './find-foods.ts'
import { indexNames, isConnective, type MenuName, type NameIndex } from './name-index.ts'
import type { SentenceSpan } from './span.ts'
import type { Token } from './tokens.ts'

/** Words of a message that name a dish, or a kind of dish such as "pizza" or "cold mezes". */
export interface DishMention extends SentenceSpan {
  /** Several if a short name fits them equally well, or if it is a kind. */
  readonly dishIds: readonly string[]
  readonly isKind: boolean
  /** Whether it is only a food from a name, such as the bass of "Grilled Bass". */
  readonly isFood: boolean
  /** Whether it contains all words of the name. */
  readonly isWhole: boolean
  /** Whether a word of it occurs in a name literally, not only by meaning. */
  readonly isLiteral: boolean
  /** Set for a dish that isn't on the menu; `dishIds` are the closest matches. */
  readonly isMissing?: boolean
}

/** A token with its meanings. */
export interface AnalysedToken extends Token {
  /** The concepts that it names, alone or with its neighbours. */
  readonly terms: readonly FoundTerm[]
  /** Whether it has no meaning, so that it can only be part of a name. */
  readonly isUnknown: boolean
  /** Whether it names a food, an allergen or a diet, which alone doesn't identify a dish. */
  readonly isFood: boolean
  /** Whether it is a food to leave out: "without gorgonzola". */
  readonly isLeftOut: boolean
  /** Whether it is a common word, which identifies a dish only beside other words of its name. */
  readonly isCommon: boolean
}

type Names = ReadonlySet<MenuName>

interface Hit {
  readonly index: number
  readonly token: AnalysedToken
}

const noNames: Names = new Set()

/** Nobody asks about more dishes at once; avoidances are still read from the whole message. */
const maxMentions = 16
const maxNames = 400
/** Words between two words of a name. */
const maxBetween = 2
const maxWords = 8

/**
 * Finds the dishes and kinds that a message names. The longest sequence of words from one name wins:
 * "Miso Ramen" isn't the "Vegan Miso Ramen". Takes linear time: each word is looked up once, and only
 * unknown words are compared with all words that have the same first letter.
 */
export function findDishes(tokens: readonly AnalysedToken[], menu: GuestMenu): DishMention[] {
  const index = indexNames(menu)
  const cache = new Map<string, Names>()
  const namesOf = (token: AnalysedToken): Names => {
    const { text, isUnknown, isCommon, terms } = token
    if (isConnective(text)) return noNames
    const key = [text, isUnknown, isCommon, ...terms.map(({ concept }) => concept)].join(' ')
    const known = cache.get(key) ?? findNames(token, index)
    // A word in this many names isn't distinctive, and too expensive to compare.
    const names = known.size > maxNames ? noNames : known
    cache.set(key, names)
    return names
  }
  const mentions: DishMention[] = []
  for (let start = 0; start < tokens.length && mentions.length < maxMentions;) {
    const mention = findMention(tokens, start, namesOf, index)
    if (mention) mentions.push(mention)
    start = mention?.end ?? start + 1
  }
  return mentions
}

function findMention(
  tokens: readonly AnalysedToken[],
  start: number,
  namesOf: (token: AnalysedToken) => Names,
  nameIndex: NameIndex,
): DishMention | undefined {
  const hits: Hit[] = []
  let names = noNames
  for (let index = start; index < tokens.length && hits.length < maxWords; index++) {
    const token = tokens[index]
    const last = hits.at(-1)
    if (!token || token.sentence !== tokens[start]?.sentence) break
    if (last && index - last.index > maxBetween + 1) break
    const named = namesOf(token)
    const before = hits.map((hit) => hit.token)
    const isComplete = [...names].some((name) => !name.isHeading && isWhole(name, before))
    // After a complete name, only a longer name may continue: "is the Miso Ramen vegan?".
    const common = last
      ? [...names].filter(
          (name) => named.has(name) && (!isComplete || continues(name, last.token, token)),
        )
      : [...named]
    if (common.length > 0) {
      names = new Set(common)
      hits.push({ index, token })
    } else if (!last || !(isConnective(token.text) || token.isCommon)) break
  }
  return toMention(hits, [...names], nameIndex)
}

const hasConcept = (isMeant: (concept: string) => boolean) => (token: AnalysedToken) =>
  token.terms.some(({ concept }) => isMeant(concept))

/** Returns what a sequence of words from some names refers to, if anything. */
function toMention(
  hits: readonly Hit[],
  names: readonly MenuName[],
  nameIndex: NameIndex,
): DishMention | undefined {
  const [first] = hits
  const last = hits.at(-1)
  if (!first || !last) return undefined
  const tokens = hits.map(({ token }) => token)
  const isLiteral = tokens.some((token) => occursIn(token, nameIndex))
  const spelt = names.filter((name) => isWhole(name, tokens))
  // In another script a name is found by its meaning: "المارغريتا" is the Margherita.
  const translated = names.filter(
    ({ isHeading, words }) => !isHeading && words.length === tokens.length,
  )
  const isTranslation =
    spelt.length === 0 &&
    !isLiteral &&
    translated.length === 1 &&
    tokens.every(hasConcept((concept) => isDishConcept(concept) && !isKindConcept(concept)))
  const whole = isTranslation ? translated : spelt
  const isKindWord = tokens.some(hasConcept(isDishConcept))
  const isDistinctive = tokens.some(({ isFood, isCommon }) => !isFood && !isCommon)
  // A food may be named in another language: "the sea bass" is the levrek of a Turkish menu.
  const isNamedByFood = tokens.every(hasConcept((concept) => !isFactConcept(concept)))
  const isTooVague =
    tokens.every(({ isCommon }) => isCommon) || !(isDistinctive || isLiteral || isNamedByFood)
  if (whole.length === 0 && !isKindWord && isTooVague) return undefined
  const wholeDishes = whole.filter(({ isHeading }) => !isHeading)
  const isDish = wholeDishes.length > 0
  // "No pizza" excludes dishes, but "is the nut roast gluten-free?" names one.
  if (!isDish && tokens.some(({ isLeftOut }) => isLeftOut)) return undefined
  const dishes = isDish ? wholeDishes : names.filter(({ isHeading }) => !isHeading)
  const headings = names.filter(({ isHeading }) => isHeading)
  // "Pizza" means the dishes under "Pizze", and others with pizza in their names.
  const isKind = !isDish && (headings.length > 0 || (isKindWord && dishes.length > 1))
  const meant = isKind ? [...headings, ...dishes] : dishes
  return {
    dishIds: [...new Set(meant.flatMap(({ dishIds }) => dishIds))],
    isKind,
    isFood: !isDish && !isDistinctive && !isKind,
    isWhole: isDish,
    isLiteral,
    start: first.index,
    end: last.index + 1,
    sentence: first.token.sentence,
  }
}

const occursIn = ({ text }: Token, { byWord, byStem }: NameIndex) =>
  byStem.has(text) || longStems(text).some((stem) => byWord.has(stem))

const longStems = (text: string) => stemsOf(text).filter((stem) => stem.length > 2)

/** Whether some tokens include all words of a name. */
const isWhole = ({ words }: MenuName, tokens: readonly Token[]) =>
  words.length <= tokens.length &&
  words.every((word) => tokens.some((token) => isSameWord(token, word)))

/** Whether a token comes later in a name than another. */
function continues({ words }: MenuName, last: Token, token: Token): boolean {
  const indexOf = (other: Token) => words.findIndex((word) => isSameWord(other, word))
  return indexOf(token) > indexOf(last)
}

const isSameWord = ({ text }: Token, word: string) =>
  isTurkishForm(text, word) || isTurkishForm(word, text) || isPlural(text, word)

/** Whether two words differ only in an ending: "pizza" and "pizze", "margherita" and "margheritas". */
const isPlural = (text: string, word: string) =>
  Math.min(text.length, word.length) >= minSimilarLength - 1 &&
  (text.slice(0, -1) === word.slice(0, -1) || text === `${word}s` || word === `${text}s`)

const minSimilarLength = 5
/** Words that have another meaning must be longer to count as mistyped. */
const minTypoLength = 7

/** Finds the names that contain a word, by its spelling, its meaning or a similar word. */
function findNames(
  { text, terms, isUnknown, isCommon }: AnalysedToken,
  { byWord, byStem, byConcept, byLetter }: NameIndex,
): Names {
  const found = new Set<MenuName>()
  const add = (names: Iterable<MenuName> = []) => {
    for (const name of names) found.add(name)
  }
  // Stripping a Turkish ending turns "whole" into "who", which must not match.
  if (text.length > 2 && !isCommon) add(byStem.get(text))
  for (const stem of longStems(text)) add(byWord.get(stem))
  const isLiteral = found.size > 0
  const meant = terms
    .filter(({ concept }) => !isLiteral || isDishConcept(concept))
    // The family isn't searched for a kind: a caprese is a salad, but the cake "caprese" isn't.
    .map(({ concept }) => (isKindConcept(concept) ? [concept] : withFamily(concept)))
    .map((concepts) => new Set(concepts.flatMap((concept) => [...(byConcept.get(concept) ?? [])])))
  // A compound such as "Kürbissuppe" must match both of its parts, if any name does.
  const isCompound = meant.length > 1 && terms[0]?.position === terms[1]?.position
  const common = isCompound ? meant.reduce((all, names) => all.intersection(names)) : noNames
  for (const names of common.size > 0 ? [common] : meant) add(names)
  if (found.size > 0 || text.length < minSimilarLength || isCommon) return found
  // "Margheritas", "vegan" for "vegana", and typing errors in words without another meaning.
  const allowsTypo = isUnknown || text.length >= minTypoLength
  for (const word of byLetter.get(text.slice(0, 1)) ?? []) {
    const isExtended = word.startsWith(text) || (word.length > 3 && text.startsWith(word))
    const isSimilar =
      (isExtended && Math.abs(word.length - text.length) <= 4) || isPlural(text, word)
    if (isSimilar || (allowsTypo && isMistyped(text, word))) add(byWord.get(word))
  }
  return found
}
