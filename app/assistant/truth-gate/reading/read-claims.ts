import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Claim, ClaimedFood } from './claim.ts'
import { isDenial } from '../words/account-words.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findDiets, findFoods } from '../words/find-foods.ts'
import { readDietOffer, readOffer } from './read-offers.ts'
import { readShortAnswer } from './read-short-answer.ts'
import { readClauses } from './read-clauses.ts'
import { readClause, type ReadClause } from './read-clause.ts'
import { nameDishes } from './name-dishes.ts'
import { voidTalk } from '../words/void-talk.ts'
import { readWords, type SentenceWords } from '../words/read-words.ts'

import { courtesies } from '../words/shapes.ts'
import type { Asked, Topic } from './topic.ts'
import { deniesBefore, empty, warns } from '../words/vocabulary.ts'

/** A sentence, taken apart. */
export interface ReadSentence {
  /** With each dish's name one word. */
  readonly words: readonly string[]
  readonly parts: readonly ReadClause[]
  readonly claims: readonly Claim[]
  /** The dishes that it names. */
  readonly dishes: readonly GuestDish[]
  /** By the number of a dish's word. */
  readonly named: readonly (readonly GuestDish[])[]
  readonly foods: readonly ClaimedFood[]
  /** What the guest must not eat, as the sentence has it. */
  readonly avoided: readonly ClaimedFood[]
  readonly isQuestion: boolean
  /** Opens a list, of whose entries it speaks. */
  readonly isHeading: boolean
  readonly isEntry: boolean
  /** Speaks of no food at all, and is understood. */
  readonly isTalk: boolean
  /** Sends the guest to the staff, or says what no record tells. */
  readonly isReferring: boolean
  /** Asks what the guest has to avoid, or which dish is meant. */
  readonly isAskingBack: boolean
  /** Speaks of everything there is, and not of the entries of a list alone. */
  readonly isUniversal: boolean
  /** Opens a list of what holds something, or of what is not known. */
  readonly isWarning: boolean
}

/** Finds what a sentence claims, given the talk before it. */
export function readClaims(sentence: SentenceWords, topic: Topic): ReadSentence {
  const talk = voidTalk(sentence.words)
  const spoken = voided(talk.words, courtesies)
  const read = nameDishes(voided(spoken, empty), topic.index)
  const called = read.dishes.map((some) => some.map(({ dish }) => dish))
  const { words: pointed, named } = pointAtOne({ words: read.words, named: called }, topic)
  const own = [...new Set(named.flat())]
  const words = withoutLabels(crossedOut(pointed), own.length > 0 ? own : topic.last)
  const isQuestion = words.at(-1) === 'xquestion' && isRealQuestion(words)
  const isEntry = /^(xbullet|xdash|xn\d+x)$/.test(words[0] ?? '')
  const isHeading = words.at(-1) === 'xcolon' && own.length === 0 && opensList(words, topic)
  const { isReferring } = talk
  const shared = { topic, named, own, isHeading, isReferring }
  const clauses = readClauses(words)
  const parts: ReadClause[] = []
  for (const clause of clauses) parts.push(readClause(clause, { ...shared, before: parts }))
  // "We have none; would you like another?" says something before it asks.
  const told = words.slice(0, Math.max(0, words.lastIndexOf('xsemi')))
  const stated = isQuestion ? parts.slice(0, readClauses(told).length) : parts
  const claims = stated.flatMap((clause) => clause.claims)
  const isName = isAskedName(words, own, topic)
  const said = isName ? [] : parts.filter((part) => !isTalk(part.words))
  const short =
    isQuestion || said.length === 0
      ? []
      : readShortAnswer(
          said.map((part) => part.words),
          said,
          shared,
        )
  const fromHeading = own.length > 0 ? topic.heading.map(of(own)) : []
  const isLikened = own.length > 0 && claims.length === 0 && likewise.test(words.join(' '))
  const likened = isLikened ? topic.before.filter(isOfContents).map(of(own)) : []
  const readers = isQuestion ? [] : [readOffer, readDietOffer]
  const offered = readers.flatMap((toOffer) => toOffer(words, [...claims, ...short], parts, shared))
  return {
    words,
    parts,
    claims: [
      ...claims,
      ...short.map(asAsked(claims, topic.asked)),
      ...fromHeading,
      ...likened,
      ...offered,
    ],
    dishes: own,
    named,
    foods: parts.flatMap(({ foods }) => foods),
    avoided: parts.flatMap(({ avoided }) => avoided),
    isQuestion,
    isHeading,
    isEntry,
    isTalk: isName || isTalk(spoken.filter((word) => !/^x(stop|bang|question|semi)$/.test(word))),
    isReferring,
    isAskingBack: talk.isAskingBack,
    isUniversal: universal.test(words.join(' ')),
    isWarning: isHeading && isWarningHeading(words, parts, claims),
  }
}

interface Named {
  readonly words: readonly string[]
  readonly named: readonly (readonly GuestDish[])[]
}

/** "The vegan one": of the dishes that are spoken of, the one that is called so. */
function pointAtOne({ words, named }: Named, { named: before, asked }: Topic): Named {
  const place = words.findIndex(
    (word, at) => /^(one|ones|olan\w*)$/.test(words[at + 1] ?? '') && findDiets([word]).length > 0,
  )
  const diet = words[place]?.replace(/^x/, '')
  const spoken = [...new Set([...before, ...named.flat(), ...asked.dishes])]
  const called =
    diet === undefined ? [] : spoken.filter(({ name }) => foldedWords(name).includes(diet))
  return called.length === 1
    ? { words: words.toSpliced(place, 2, `xd${named.length}x`), named: [...named, called] }
    : { words, named }
}

/** "❌ contains walnuts": a sign that warns of what stands beside it. */
function crossedOut(words: readonly string[]): readonly string[] {
  const place = words.indexOf('xno')
  const behind = words.slice(place + 1)
  const isWarning =
    place !== -1 && warnsOfHeld.test(behind.join(' ')) && !behind.some((word) => isDenial(word))
  return isWarning ? words.map((word, at) => (at === place ? 'xvoid' : word)) : words
}

const warnsOfHeld = /\b(contains?|includes?|has|iceriyor|icerir|var|vardir)\b/

/** An ingredient such as "gluten-free flour" says nothing of the dish that holds it. */
function withoutLabels(words: readonly string[], dishes: readonly GuestDish[]): readonly string[] {
  const labels = dishes
    .flatMap(({ ingredients }) => ingredients.map((ingredient) => readWords(ingredient).words))
    .filter((label) => label.length > 2 && label.some((word) => deniesBefore.has(word)))
    .concat(dishes.flatMap(({ description }) => deniedIn(readWords(description).words)))
  let text = ` ${words.join(' ')} `
  for (const label of labels) text = text.replaceAll(` ${label.join(' ')} `, ' xlabel ')
  return labels.length === 0 ? words : text.trim().split(' ')
}

/** "Tuzsuz Hatay peyniri", in the owner's own words: of what can harm nobody. */
const deniedIn = (words: readonly string[]): string[][] =>
  words.flatMap((word, place) => {
    const label = words.slice(place - 1, place + 2)
    const isHarmless = findFoods(label).every(({ facts }) => facts.length === 0)
    return deniesBefore.has(word) && label.length > 2 && isHarmless ? [label] : []
  })

function voided(words: readonly string[], phrases: readonly RegExp[]): string[] {
  let text = words.join(' ')
  for (const phrase of phrases) {
    text = text.replaceAll(phrase, (found) => found.replaceAll(/\S+/g, 'xvoid'))
  }
  return text.split(' ')
}

const isTalk = (words: readonly string[]) =>
  words.every((word) =>
    /^(xvoid|xcomma|xcolon|xdash|xopen|xclose|xbullet|and|ve|please|lutfen)$/.test(word),
  ) && words.includes('xvoid')

/** The one dish that the guest has named, above what is told of it. */
const isAskedName = (words: readonly string[], own: readonly GuestDish[], { asked }: Topic) =>
  own.length === 1 &&
  asked.dishes.length === 1 &&
  own[0] === asked.dishes[0] &&
  words.every((word) => /^(xd\d+x|the|our|for|about|xvoid|xcolon|xdash)$/.test(word))

const universal = /\b(all|every\w*|nothing|none|most|hepsi\w*|tum|butun|her|hicbir\w*|cogu\w*)\b/

const several =
  /\b(these|those|following|options|choices|dishes|desserts|starters|mains|drinks|soups|salads|meals|sunlar\w*|bunlar\w*|\w{3,}(lar|ler)\w{0,6})\b/

/** Whether a heading can mean only what follows, and not the dish that is spoken of. */
const opensList = (words: readonly string[], { last, asked }: Topic) =>
  (last.length === 0 && asked.dishes.length === 0) || several.test(words.join(' '))

/** "With nuts:", "avoid these:", "of these nothing is recorded:". */
function isWarningHeading(
  words: readonly string[],
  read: readonly ReadClause[],
  claims: readonly Claim[],
): boolean {
  if (claims.some(isOfContents)) return false
  const isAdmitting = read.some(({ admissions }) => admissions.isAdmitting)
  const ofFood = read.some(({ foods }) => foods.length > 0)
  return isAdmitting || ofFood || warns.test(words.join(' '))
}

/** "Yes, we can leave it out": what the answer means by its question, or what it goes on to say. */
const asAsked =
  (claims: readonly Claim[], { isOfOrder }: Asked) =>
  (short: Claim): Claim =>
    short.kind === 'free' &&
    (isOfOrder || claims.some((claim) => claim.kind === 'free' && claim.isOnRequest))
      ? { ...short, isOnRequest: true }
      : short

const likewise =
  /\b(too|as well|likewise|same|so (is|are|does|do|has|have)|neither|nor|also|both|similarly|ditto|de oyle\w*|da oyle\w*|oyle\w*|ayni\w*|keza|dahi|de|da)\b/

const isOfContents = ({ kind }: Claim) => kind === 'free' || kind === 'safe' || kind === 'diet'

/** The same claim of other dishes. */
const of =
  (dishes: readonly GuestDish[]) =>
  (claim: Claim): Claim => ({ ...claim, scope: { dishes, reach: 'all' } })

const asking =
  /^(xbullet |xdash |so |and |but |well |peki )?(is|are|was|does|do|did|can|could|would|will|shall|should|may|has|have|what|which|how|who|where|when|why|any|anything) /
const telling =
  /\b(did you know|do you know|you know|would you believe|have you heard|right|is it not|are they not|does it not|do they not|is not it|are not they|biliyor mu\w*|degil mi) ?(xcomma )?(that )?\b/
const askingTurkish =
  /\b(m[iu]|misiniz|musunuz|miyim|miyiz|midir|mudur|hangi\w*|ne|nasil|kac|kim|nerede)( \w+){0,2} xquestion$/

/** "Did you know that it is nut-free?" asks nothing, and "Would you like our nut-free cake?" claims. */
function isRealQuestion(words: readonly string[]): boolean {
  const text = words.join(' ')
  if (telling.test(text)) return false
  const isOffer = /^(would you|do you want|shall i|may i|can i|why not|how about|what about)/.test(
    text,
  )
  const namesDish = words.some((word) => /^xd\d+x$/.test(word))
  if (isOffer && namesDish) return false
  return asking.test(text) || askingTurkish.test(text) || words.length <= 6
}
