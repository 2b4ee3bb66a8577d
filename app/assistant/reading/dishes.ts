import { isMistyped, isTurkishForm, stemsOf } from '#app/domain/dietary/fold-text.ts'
import { isDishConcept, isKindConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexNames, isJoining, type NamedThing, type NameIndex } from './name-index.ts'
import { isFactConcept } from './substances.ts'
import type { Token } from './tokens.ts'

/** Words of a message that name a dish, or a kind of dishes such as "pizza" or "cold mezes". */
export interface DishMention {
  /** Several where a short name fits them equally well, or where it is a kind. */
  readonly dishIds: readonly string[]
  readonly isKind: boolean
  readonly start: number
  readonly end: number
  readonly sentence: number
  /** Whether it is only a food from a name, such as the bass of "Grilled Bass". */
  readonly isFood: boolean
  /** Whether the guest said all words of the name. */
  readonly isWhole: boolean
  /** Whether a word of it occurs in the name literally, not only by meaning. */
  readonly isLiteral: boolean
  /** Whether the guest named a dish that the menu has not; `dishIds` come near. */
  readonly isElsewhere?: boolean
}

/** What is known of a token before names are looked for. */
export interface TokenSense {
  /** The concepts that start or go on at it. */
  readonly terms: readonly FoundTerm[]
  /** Nothing but a name explains it. */
  readonly isUnknown: boolean
  /** It names a food, an allergen or a diet; alone, that names no dish. */
  readonly isFood: boolean
  /** It is a food that the guest leaves out: "without gorgonzola". */
  readonly isLeftOut: boolean
  /** A common word, which names a dish only next to other words of its name. */
  readonly isCommon: boolean
}

interface Hit {
  readonly place: number
  /** Whether the word occurs in a name literally, not only by meaning. */
  readonly isLiteral: boolean
}

// Nobody asks about more at once. What is avoided is read from the whole message all the same.
const mostMentions = 16

/**
 * The dishes and kinds that a message names. The longest row of words that one name has wins: "Miso
 * Ramen" is not the "Vegan Miso Ramen". Linear in the message: each word is looked up once, and only
 * unknown ones are compared with the names that begin alike.
 */
export function findDishes(
  tokens: readonly Token[],
  senseAt: (place: number) => TokenSense,
  menu: GuestMenu,
): DishMention[] {
  const index = indexNames(menu)
  const senses = new Map<number, TokenSense>()
  const sense = (place: number) => {
    const known = senses.get(place) ?? senseAt(place)
    senses.set(place, known)
    return known
  }
  const named = new Map<string, ReadonlySet<NamedThing>>()
  const thingsOf = (token: Token, one: TokenSense) => {
    const key = [
      token.text,
      one.isUnknown,
      one.isCommon,
      ...one.terms.map(({ concept }) => concept),
    ]
    const known = named.get(key.join(' ')) ?? thingsAt(token, one, index)
    // A word in more names distinguishes none of them, and each would be compared.
    const telling = known.size > mostNamed ? noThings : known
    named.set(key.join(' '), telling)
    return telling
  }
  const found: DishMention[] = []
  for (let start = 0; start < tokens.length && found.length < mostMentions;) {
    const mention = mentionAt(tokens, start, sense, thingsOf, index)
    if (mention) found.push(mention)
    start = mention?.end ?? start + 1
  }
  return found
}

const mostNamed = 400
const noThings: ReadonlySet<NamedThing> = new Set()

/** Words that may stand between two words of a name. */
const mostBetween = 2
const mostWords = 8

function mentionAt(
  tokens: readonly Token[],
  start: number,
  sense: (place: number) => TokenSense,
  thingsOf: (token: Token, sense: TokenSense) => ReadonlySet<NamedThing>,
  index: NameIndex,
): DishMention | undefined {
  const hits: Hit[] = []
  let things: ReadonlySet<NamedThing> = new Set()
  for (let place = start; place < tokens.length; place++) {
    const last = hits.at(-1)
    if (last && (place - last.place > mostBetween + 1 || hits.length === mostWords)) break
    const token = tokens[place]
    if (!token || token.sentence !== tokens[start]?.sentence) break
    const named = isJoining(token.text) ? undefined : thingsOf(token, sense(place))
    if (!last) {
      if (!named || named.size === 0) return undefined
      things = named
      hits.push({ place, isLiteral: isLiteral(token, index) })
      continue
    }
    const before = hits.flatMap((hit) => tokens[hit.place] ?? [])
    const isNamed = [...things].some((thing) => !thing.isHeading && isWhole(thing, before))
    const both =
      named &&
      new Set(
        [...things].filter(
          (thing) => named.has(thing) && (!isNamed || goesOn(thing, tokens[last.place], token)),
        ),
      )
    if (both && both.size > 0) {
      things = both
      hits.push({ place, isLiteral: isLiteral(token, index) })
    } else if (!isJoining(token.text) && !sense(place).isCommon) break
  }
  return judge(hits, things, tokens, sense)
}

const isLiteral = ({ text }: Token, { byWord, byStem }: NameIndex) =>
  byStem.has(text) || stemsOf(text).some((stem) => stem.length > 2 && byWord.has(stem))

/** What a row of words names on its own, if anything. */
function judge(
  hits: readonly Hit[],
  things: ReadonlySet<NamedThing>,
  tokens: readonly Token[],
  sense: (place: number) => TokenSense,
): DishMention | undefined {
  const [first] = hits
  const last = hits.at(-1)
  if (!first || !last) return undefined
  const said = hits.flatMap(({ place }) => tokens[place] ?? [])
  const isNamed = hits.some((hit) => hit.isLiteral)
  const spelt = [...things].filter((thing) => isWhole(thing, said))
  // In another script a name is found by what it means: "المارغريتا" is the Margherita.
  const meantAlone = [...things].filter(
    ({ isHeading, words }) => !isHeading && words.length === hits.length,
  )
  const isDishWord = hits.every(({ place }) =>
    sense(place).terms.some(({ concept }) => isDishConcept(concept) && !isKindConcept(concept)),
  )
  const isMeantAlone = spelt.length === 0 && !isNamed && isDishWord && meantAlone.length === 1
  const whole = isMeantAlone ? meantAlone : spelt
  const senses = hits.map(({ place }) => sense(place))
  const isKindWord = senses.some(({ terms }) => terms.some(({ concept }) => isKind(concept)))
  const isTelling = senses.some(({ isFood, isCommon }) => !isFood && !isCommon)
  const isCommonOnly = senses.every(({ isCommon }) => isCommon)
  // "The sea bass" is the levrek of a Turkish menu.
  const isByFood = senses.every(({ terms }) => terms.some(({ concept }) => !isFactConcept(concept)))
  if (whole.length === 0 && !isKindWord && (isCommonOnly || !(isTelling || isNamed || isByFood)))
    return undefined
  const dishes = [...(whole.some(({ isHeading }) => !isHeading) ? whole : things)].filter(
    ({ isHeading }) => !isHeading,
  )
  const headings = [...things].filter(({ isHeading }) => isHeading)
  const isDish = whole.some(({ isHeading }) => !isHeading)
  // "No pizza" leaves dishes out; "is the nut roast gluten-free?" names one.
  if (!isDish && senses.some(({ isLeftOut }) => isLeftOut)) return undefined
  // "Pizza" means the dishes under "Pizze", and others called a pizza.
  const isOfKind = !isDish && (headings.length > 0 || (isKindWord && dishes.length > 1))
  const meant = isOfKind ? [...headings, ...dishes] : dishes
  return {
    dishIds: [...new Set(meant.flatMap(({ dishIds }) => dishIds))],
    isKind: isOfKind,
    isFood: !isDish && !isTelling && !isOfKind,
    isWhole: isDish,
    isLiteral: isNamed,
    start: first.place,
    end: last.place + 1,
    sentence: tokens[first.place]?.sentence ?? 0,
  }
}

const isWhole = ({ words }: NamedThing, said: readonly Token[]) =>
  words.length <= said.length &&
  words.every((word) => said.some((token) => isSameWord(token, word)))

/** After a complete name, only the next word of a longer name continues it: "is the Miso Ramen vegan?". */
function goesOn({ words }: NamedThing, last: Token | undefined, token: Token): boolean {
  const placeOf = (one: Token) => words.findIndex((word) => isSameWord(one, word))
  return last !== undefined && placeOf(token) > placeOf(last)
}

const isSameWord = ({ text }: Token, word: string) =>
  text === word || isTurkishForm(text, word) || isTurkishForm(word, text) || isPlural(text, word)

/** "Pizza" and "pizze", "margheritas": they differ in their last letters. */
const isPlural = (text: string, word: string) =>
  Math.min(text.length, word.length) >= shortestAlike - 1 &&
  (text.slice(0, -1) === word.slice(0, -1) || text === `${word}s` || word === `${text}s`)

const isKind = (concept: string) => isKindConcept(concept) || isDishConcept(concept)

const shortestAlike = 5
const shortestSlip = 5

function thingsAt(
  { text }: Token,
  { terms, isUnknown, isCommon }: TokenSense,
  { byWord, byStem, byConcept, byLetter }: NameIndex,
): ReadonlySet<NamedThing> {
  const found = new Set<NamedThing>()
  const add = (things: Iterable<NamedThing> = []) => {
    for (const thing of things) found.add(thing)
  }
  // "Who" is what "whole" leaves without a Turkish ending, and names no sea bass.
  if (text.length > 2 && !isCommon) add(byStem.get(text))
  for (const stem of stemsOf(text)) if (stem.length > 2) add(byWord.get(stem))
  const isNamed = found.size > 0
  const meant = terms
    .filter(({ concept }) => !isNamed || isKind(concept))
    // A caprese is a salad, and the cake of that name is none.
    .map(({ concept }) => (isKindConcept(concept) ? [concept] : withFamily(concept)))
    .map((concepts) => new Set(concepts.flatMap((one) => [...(byConcept.get(one) ?? [])])))
  // "Kürbissuppe" is what both of its parts mean.
  const isCompound = meant.length > 1 && terms[0]?.position === terms[1]?.position
  const common = isCompound ? meant.reduce((one, other) => one.intersection(other)) : undefined
  if (common && common.size > 0) add(common)
  else for (const things of meant) add(things)
  if (found.size > 0 || text.length < shortestAlike || isCommon) return found
  // "Margheritas", "vegan" for "vegana", and slips of the finger in words that nothing else explains.
  const isSlip = isUnknown ? text.length >= shortestSlip : text.length > shortestSlip + 1
  for (const word of byLetter.get(text.slice(0, 1)) ?? []) {
    const isLonger = word.startsWith(text) || (word.length > 3 && text.startsWith(word))
    const isAlike = (isLonger && Math.abs(word.length - text.length) <= 4) || isPlural(text, word)
    if (isAlike || (isSlip && isMistyped(text, word))) add(byWord.get(word))
  }
  return found
}
