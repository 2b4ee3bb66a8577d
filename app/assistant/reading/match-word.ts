import { isMistyped } from '#app/domain/dietary/misspelling.ts'
import { stemsOf } from '#app/domain/dietary/inflection.ts'
import { isKindConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { isConnective, type Matches, type MenuName, type NameIndex } from './name-index.ts'
import { soundKeysOfWord } from '#app/domain/dietary/sound-keys.ts'
import type { Token } from './tokens.ts'

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
  /** The qualities of a dish that the word expresses; see `qualitiesOf`. */
  readonly qualities: readonly string[]
  /** Whether no name continues after it: "or", "contains", "two". */
  readonly endsName: boolean
  /** Whether it joins foods: "and". */
  readonly isAnd: boolean
  /** Whether it is a common word, which identifies a dish only beside other words of its name. */
  readonly isCommon: boolean
}

/** The names that contain a word of a message. */
export interface WordMatch {
  readonly names: Matches
  /** Whether it occurs in a name as it is spelt or as it sounds, not only by its meaning. */
  readonly isLiteral: boolean
  /** Whether it says how a dish is: "vegan", "spicy". */
  readonly isQuality: boolean
}

const noMatches: Matches = new Map()
/** A word in more names isn't distinctive, and too expensive to compare. */
const maxNames = 400

/** Returns a function that finds the names that contain a word, each word once. */
export function createWordMatcher(
  index: NameIndex,
  language: PhraseLanguage,
): (token: AnalysedToken) => WordMatch {
  const hasCompounds = language === 'de' || language === 'nl'
  const matches = new Map<string, WordMatch>()
  return (token) => {
    const { forms, isUnknown, isCommon, terms, qualities } = token
    const concepts = terms.map(({ concept, position }) => `${concept}@${position}`)
    const key = [...forms, isUnknown, isCommon, ...concepts, ...qualities].join(' ')
    const match = matches.get(key) ?? matchWord(token, index, hasCompounds)
    matches.set(key, match)
    return match
  }
}

function matchWord(token: AnalysedToken, index: NameIndex, hasCompounds: boolean): WordMatch {
  const { text, qualities } = token
  const isLiteral =
    index.byStem.has(text) ||
    longStems(text).some((stem) => index.byWord.has(stem)) ||
    soundsOf(token).some((key) => index.bySound.has(key))
  const names = isConnective(text) ? noMatches : findNames(token, index, hasCompounds)
  return {
    names: names.size > maxNames ? noMatches : names,
    isLiteral,
    isQuality: qualities.length > 0,
  }
}

/** "محمرة" may be the Muhammara, although it also means "roasted". */
const soundsOf = ({ forms, qualities, isUnknown }: AnalysedToken) =>
  isUnknown || qualities.length > 0 ? forms.flatMap(soundKeysOfWord) : []

const longStems = (text: string) => stemsOf(text).filter((stem) => stem.length > 2)

/** Finds names by the spelling, the meaning or the sound of a word, or by a similar word. */
function findNames(token: AnalysedToken, index: NameIndex, hasCompounds: boolean): Matches {
  const { text, qualities, isUnknown, isCommon } = token
  const found = new Map<MenuName, ReadonlySet<number>>()
  const add = (matches: Matches = noMatches) => {
    for (const [name, words] of matches) found.set(name, words.union(found.get(name) ?? noWords))
  }
  // Stripping a Turkish ending turns "whole" into "who", which must not match.
  if (text.length > 2 && !isCommon) add(index.byStem.get(text))
  for (const stem of longStems(text)) add(index.byWord.get(stem))
  const isLiteral = found.size > 0
  for (const matches of findByMeaning(token, index, isLiteral)) add(matches)
  if (!isLiteral) for (const quality of qualities) add(index.byQuality.get(quality))
  if (isUnknown && hasCompounds) add(index.bySuffix.get(text))
  for (const key of soundsOf(token)) add(index.bySound.get(key))
  if (found.size > 0 || isCommon) return found
  for (const word of findSimilarWords(token, index)) add(index.byWord.get(word))
  return found
}

const noWords: ReadonlySet<number> = new Set()

/** Returns matches that cover no words: "fish" is part of "Salmon", but doesn't name it. */
const withoutWords = (matches: Matches): Matches =>
  new Map([...matches.keys()].map((name) => [name, noWords]))

function findByMeaning(
  { terms }: AnalysedToken,
  { byConcept }: NameIndex,
  isLiteral: boolean,
): readonly Matches[] {
  const matchesOf = (concept: string) => byConcept.get(concept) ?? noMatches
  // A "tonkotsu" is the "Kitsune Tonkotsu", and the "Shoyu Ramen" is only of the same kind.
  const matchesByTerm = terms
    .filter(({ concept }) => !isLiteral || isKindConcept(concept))
    .map(({ concept }) => [
      isLiteral ? withoutWords(matchesOf(concept)) : matchesOf(concept),
      // The family isn't searched for a kind: a caprese is a salad, but the cake "caprese" isn't.
      ...(isKindConcept(concept) ? [] : withFamily(concept))
        .filter((member) => member !== concept)
        .map((member) => withoutWords(matchesOf(member))),
    ])
  const all = matchesByTerm.flat()
  // A compound such as "Kürbissuppe" must match both of its parts, if any name does.
  const isCompound = matchesByTerm.length > 1 && terms[0]?.position === terms[1]?.position
  const isInAll = (name: MenuName) =>
    matchesByTerm.every((alternatives) => alternatives.some((matches) => matches.has(name)))
  const common = all.map((matches) => new Map([...matches].filter(([name]) => isInAll(name))))
  return isCompound && common.some(({ size }) => size > 0) ? common : all
}

const minSimilarLength = 5
/** Words that have another meaning must be longer to count as mistyped. */
const minTypoLength = 7
/** In letters. */
const maxExtension = 4

/** Finds other forms and typing errors of a word: "margheritas", "vegana" for "vegan". */
function findSimilarWords(
  { text, isUnknown, isFood, qualities }: AnalysedToken,
  { byLetter }: NameIndex,
): readonly string[] {
  if (text.length < minSimilarLength) return []
  const allowsTypo = isUnknown || text.length >= minTypoLength
  return (byLetter.get(text.slice(0, 1)) ?? []).filter((word) => {
    const isExtended = word.startsWith(text) || (word.length > 3 && text.startsWith(word))
    // "Alkohol" isn't the "Weißbier alkoholfrei".
    const mayExtend = !isFood || qualities.length > 0
    if (isExtended && mayExtend && Math.abs(word.length - text.length) <= maxExtension) return true
    // "Taste" isn't a typing error of "tarte".
    const isShortSwap = text.length === minSimilarLength && word.length === minSimilarLength
    return isPlural(text, word) || (allowsTypo && !isShortSwap && isMistyped(text, word))
  })
}

/**
 * Whether two words differ only in an ending: "pizza" and "pizze", "margherita" and "margheritas".
 */
const isPlural = (text: string, word: string) =>
  Math.min(text.length, word.length) >= minSimilarLength - 1 &&
  (text.slice(0, -1) === word.slice(0, -1) || text === `${word}s` || word === `${text}s`)
