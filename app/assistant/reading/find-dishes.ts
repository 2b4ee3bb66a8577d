import { isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { isFactConcept } from './find-foods.ts'
import { createWordMatcher, type AnalysedToken, type WordMatch } from './match-word.ts'
import {
  indexNames,
  isConnective,
  isGenericWord,
  type MenuName,
  type NameIndex,
} from './name-index.ts'
import type { SentenceSpan } from './span.ts'

/** Words of a message that name a dish, or a kind of dish such as "pizza" or "cold mezes". */
export interface DishMention extends SentenceSpan {
  /** Several if a short name fits them equally well, or if it is a kind. */
  readonly dishIds: readonly string[]
  /** Those of the dishes that have the words in their own names, not only in a heading's. */
  readonly namedIds: readonly string[]
  readonly isKind: boolean
  /** Whether it is only a food from a name, such as the bass of "Grilled Bass". */
  readonly isFood: boolean
  /** Whether it contains more than one word of the name: "butter chicken". */
  readonly hasSeveralWords: boolean
  /** Whether it contains all words of the name. */
  readonly isWhole: boolean
  /** Whether a word of it occurs in a name as spelt or as it sounds, not only by meaning. */
  readonly isLiteral: boolean
  /** Set for a dish that isn't on the menu; `dishIds` are the closest matches. */
  readonly isMissing?: boolean
}

/** A token of a mention, and the words of names that it matches. */
interface Hit extends WordMatch {
  readonly index: number
  readonly token: AnalysedToken
  /** Whether "and" comes between it and the word before. */
  readonly followsAnd: boolean
}

/**
 * Nobody asks about more dishes in one message; avoidances are still read from the whole message.
 */
const maxMentions = 16
/** Words between two words of a name. */
const maxBetween = 2
const maxWords = 8

/**
 * Finds the dishes and kinds that a message names. The longest sequence of words from one name
 * wins: "Miso Ramen" isn't the "Vegan Miso Ramen". Takes linear time: each word is looked up once,
 * and only unknown words are compared with all words that have the same first letter.
 */
export function findDishes(
  tokens: readonly AnalysedToken[],
  language: PhraseLanguage,
  menu: GuestMenu,
): DishMention[] {
  const index = indexNames(menu)
  const match = createWordMatcher(index, language)
  const canFollow = adjectivesFollow.has(language)
  const mentions: DishMention[] = []
  for (let start = 0; start < tokens.length && mentions.length < maxMentions;) {
    const mention = preferWhole(
      findMention(tokens, start, match, canFollow),
      findWholeName(tokens, start, index),
    )
    if (mention && !isGeneral(mention, tokens)) mentions.push(mention)
    start = mention?.end ?? start + 1
  }
  return mentions
}

/** Whether a part of a name describes food in general: "Turkish food" isn't the "Turkish Coffee". */
const isGeneral = (
  { isWhole, isKind, isFood, end }: DishMention,
  tokens: readonly AnalysedToken[],
) => !isWhole && !isKind && !isFood && isGenericWord(tokens[end]?.text ?? '')

/** Finds the longest name that is written at a token as on the menu. */
function findWholeName(
  tokens: readonly AnalysedToken[],
  start: number,
  { wholeNames, wholeLengths }: NameIndex,
): DishMention | undefined {
  const [first] = tokens.slice(start)
  if (!first) return undefined
  for (const length of [...(wholeLengths.get(first.text) ?? [])].toSorted((a, b) => b - a)) {
    const words = tokens.slice(start, start + length)
    const whole = wholeNames.get(words.map(({ text }) => text).join(' '))
    // One word may be a common word, or a food that the guest avoids.
    const isName = length > 1 || !(first.isCommon || first.isLeftOut)
    if (!whole || !isName || words.some(({ sentence }) => sentence !== first.sentence)) continue
    return {
      dishIds: [...dishIdsOf(whole.names)],
      namedIds: [...dishIdsOf(whole.names)],
      isKind: false,
      isFood: false,
      hasSeveralWords: length > 1,
      isWhole: true,
      isLiteral: true,
      start,
      end: start + length,
      sentence: first.sentence,
    }
  }
  return undefined
}

/** Chooses a whole name, unless a longer name is whole too: "Caesar Salad with Chicken". */
const preferWhole = (mention: DishMention | undefined, whole: DishMention | undefined) =>
  mention && (!whole || (mention.isWhole && mention.end >= whole.end)) ? mention : whole

/**
 * Finds the name that starts at a token.
 * @param canFollow whether an adjective may follow its noun
 */
function findMention(
  tokens: readonly AnalysedToken[],
  start: number,
  match: (token: AnalysedToken) => WordMatch,
  canFollow: boolean,
): DishMention | undefined {
  const hits: Hit[] = []
  let names: readonly MenuName[] = []
  let complete: NameMatch | undefined
  for (let index = start; index < tokens.length && hits.length < maxWords; index++) {
    const token = tokens[index]
    const last = hits.at(-1)
    if (!token || token.sentence !== tokens[start]?.sentence) break
    const between = tokens.slice((last?.index ?? index) + 1, index)
    if (between.length > maxBetween || (between.length > 0 && last?.isQuality)) break
    const hit = { index, token, followsAnd: between.some(({ isAnd }) => isAnd), ...match(token) }
    const matching = last ? continueNames(names, hits, hit) : [...hit.names.keys()]
    const canContinue =
      !last || (canJoin(last, between, hit) && !asksAbout(names, hits, hit, between, canFollow))
    if (last && last.token.clause !== token.clause && !isBracket(last, between, hit)) break
    if (matching.length > 0 && canContinue) {
      names = matching
      hits.push(hit)
      const whole = names.filter((name) => isWholeDish(name, hits))
      if (whole.length > 0) complete = { hits: [...hits], names: whole }
    } else if (!last || token.endsName || !(isConnective(token.text) || token.isCommon)) break
  }
  return complete && isSameDish(complete, { hits, names })
    ? toMention(complete)
    : toMention({ hits, names })
}

/** A sequence of words, and the names that contain it. */
interface NameMatch {
  readonly hits: readonly Hit[]
  readonly names: readonly MenuName[]
}

/** Whether a match only begins another, longer name of a dish whose name is complete. */
const isSameDish = (complete: NameMatch, longer: NameMatch) => {
  const dishes = dishIdsOf(complete.names)
  return (
    !isComplete(longer.names, longer.hits) &&
    longer.names.every(({ dishIds }) => dishIds.every((id) => dishes.has(id)))
  )
}

/** Returns the names that another word continues. */
function continueNames(
  names: readonly MenuName[],
  hits: readonly Hit[],
  next: Hit,
): readonly MenuName[] {
  const last = hits.at(-1)
  // Once for all names, as hundreds may have the same word.
  const isFollowingComplete = isComplete(names, hits)
  // After a complete name, only a longer name may continue: "is the Miso Ramen vegan?".
  const longer = names.filter(
    (name) => last && next.names.has(name) && (!isFollowingComplete || continues(name, last, next)),
  )
  // "Lentil" alone may mean the whole of "lentil soup".
  const isSameTerm = last !== undefined && sharesTerm(last.token, next.token)
  return longer.length === 0 && isSameTerm ? names : longer
}

/** A name may contain a comma or a bracket, as in "Rakı (Duble)", if all its words are there. */
const isBracket = (last: Hit, between: readonly AnalysedToken[], next: Hit) =>
  between.length === 0 && last.isLiteral && next.isLiteral

/** "Gnocchi with gorgonzola and walnuts" may be a name; "trout and almonds" are two foods. */
const canJoin = (last: Hit, between: readonly AnalysedToken[], next: Hit) =>
  !next.followsAnd ||
  // "And a" begins another dish.
  (last.isLiteral && next.isLiteral && between.length === 1)

/**
 * Whether a quality is asked about a dish: "are the edamame spicy?", whereas "the spicy edamame"
 * names one. In some languages an adjective follows its noun directly: "la pizza vegana".
 */
const asksAbout = (
  names: readonly MenuName[],
  hits: readonly Hit[],
  next: Hit,
  between: readonly AnalysedToken[],
  canFollow: boolean,
) =>
  next.isQuality &&
  !(canFollow && between.length === 0) &&
  (!next.isLiteral || isComplete(names, hits))

const isComplete = (names: readonly MenuName[], hits: readonly Hit[]) =>
  names.some((name) => isWholeDish(name, hits))

const isWholeDish = (name: MenuName, hits: readonly Hit[]) => !name.isHeading && isWhole(name, hits)

const hasConcept = (isMeant: (concept: string) => boolean) => (token: AnalysedToken) =>
  token.terms.some(({ concept }) => isMeant(concept))

/** Concepts that are courses, unlike other kinds of dishes. */
export const courseConcepts: ReadonlySet<string> = new Set(['meze', 'main', 'dessert', 'drink'])

/** Returns what a sequence of words from some names refers to, if anything. */
function toMention({ hits, names }: NameMatch): DishMention | undefined {
  const [first] = hits
  const last = hits.at(-1)
  if (!first || !last || hits.every((hit) => hit.isQuality && !hit.isLiteral)) return undefined
  const tokens = hits.map(({ token }) => token)
  const isLiteral = hits.some((hit) => hit.isLiteral)
  // In another language a name is found by its meaning: "المارغريتا" is the Margherita.
  const isNamed =
    isLiteral ||
    tokens.length > 1 ||
    tokens.some(({ isUnknown }) => isUnknown) ||
    tokens.every(hasConcept((concept) => isDishConcept(concept) && !isKindConcept(concept)))
  const whole = isNamed ? names.filter((name) => isWhole(name, hits)) : []
  const isKindWord = tokens.some(hasConcept(isDishConcept))
  const isDistinctive = tokens.some(({ isFood, isCommon }) => !isFood && !isCommon)
  // A food may be named in another language: "the sea bass" is the levrek of a Turkish menu.
  const isNamedByFood = tokens.every(hasConcept((concept) => !isFactConcept(concept)))
  const isTooVague =
    tokens.every(({ isCommon }) => isCommon) || !(isDistinctive || isLiteral || isNamedByFood)
  if (whole.length === 0 && !isKindWord && isTooVague) return undefined
  const wholeDishes = whole.filter(({ isHeading }) => !isHeading)
  const isDish = wholeDishes.length > 0
  // "No pizza" excludes dishes, but "is the nut roast gluten-free?" names one. Foods that a guest
  // avoids are foods, even if the name of a dish translates to them.
  const isSpelt = isDish && hits.every((hit) => hit.isLiteral && !hit.followsAnd)
  if (!isSpelt && tokens.some(({ isLeftOut }) => isLeftOut)) return undefined
  const dishes = isDish ? wholeDishes : names.filter(({ isHeading }) => !isHeading)
  const isOfSeveral = dishIdsOf(dishes).size > 1
  const headings = names.filter(({ isHeading }) => isHeading)
  // "Pizza" means the dishes under "Pizze", and others with pizza in their names.
  const isKind = !isDish && (headings.length > 0 || (isKindWord && isOfSeveral))
  // The word for a course means the dishes under its heading: a "mushroom pudding" is no dessert.
  const isCourse = tokens.every(hasConcept((concept) => courseConcepts.has(concept)))
  const others = headings.length > 0 && isCourse ? [] : dishes
  const meant = isKind ? [...headings, ...others] : dishes
  return {
    dishIds: [...dishIdsOf(meant)],
    namedIds: [...dishIdsOf(dishes)],
    isKind,
    isFood: !isDish && !isDistinctive && !isKind,
    hasSeveralWords: names.some((name) => coverOf(name, hits) > 1),
    isWhole: isDish,
    isLiteral,
    start: first.index,
    end: last.index + 1,
    sentence: first.token.sentence,
  }
}

const dishIdsOf = (names: readonly MenuName[]) => new Set(names.flatMap(({ dishIds }) => dishIds))

/** Languages in which adjectives follow the noun. */
const adjectivesFollow: ReadonlySet<PhraseLanguage> = new Set(['fr', 'es', 'it', 'ar', 'fa'])

/** Whether the hits include all words of a name. */
const isWhole = (name: MenuName, hits: readonly Hit[]) => coverOf(name, hits) === name.words.length

/** Counts the words of a name that the hits match. */
const coverOf = (name: MenuName, hits: readonly Hit[]) =>
  new Set(hits.flatMap((hit) => [...(hit.names.get(name) ?? [])])).size

/** Whether two tokens are parts of one term: "tavuk şiş". */
const sharesTerm = (first: AnalysedToken, second: AnalysedToken) =>
  first.terms.some((term) => term.length > 1 && second.terms.includes(term))

/** Whether a word comes later in a name than the one before it. */
const continues = (name: MenuName, last: Hit, next: Hit) =>
  next.isQuality ||
  Math.max(...(next.names.get(name) ?? [])) > Math.max(...(last.names.get(name) ?? []))
