import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Claim, ClaimedFood } from './claim.ts'
import { readShortAnswer } from './read-short-answer.ts'
import { readClauses } from './read-clauses.ts'
import { readClause, type ReadClause } from './read-clause.ts'
import { nameDishes } from './name-dishes.ts'
import type { SentenceWords } from './read-words.ts'
import { scopeOf } from './scope.ts'
import type { Reading, Topic } from './topic.ts'
import { empty, offers, warns } from './vocabulary.ts'

/** A sentence, taken apart. */
export interface ReadSentence {
  readonly claims: readonly Claim[]
  /** The dishes that it names. */
  readonly dishes: readonly GuestDish[]
  readonly foods: readonly ClaimedFood[]
  readonly isQuestion: boolean
  /** Opens a list, of whose entries it speaks. */
  readonly isHeading: boolean
  readonly isEntry: boolean
}

/** Finds what a sentence claims, given the talk before it. */
export function readClaims(sentence: SentenceWords, topic: Topic): ReadSentence {
  const { words, dishes } = nameDishes(withoutEmpty(sentence.words), topic.index)
  const named = dishes.map((some) => some.map(({ dish }) => dish))
  const own = [...new Set(named.flat())]
  const isQuestion = words.at(-1) === 'xquestion' && isRealQuestion(words)
  const isEntry = /^(xbullet|xdash|xn\d+x)$/.test(words[0] ?? '')
  const isHeading = words.at(-1) === 'xcolon' && own.length === 0
  const shared = { topic, named, own, isHeading }
  const clauses = readClauses(words)
  const read: ReadClause[] = []
  for (const clause of clauses) read.push(readClause(clause, { ...shared, before: read }))
  const claims = isQuestion ? [] : read.flatMap((clause) => clause.claims)
  const short = isQuestion ? [] : readShortAnswer(clauses, read, shared)
  const fromHeading = own.length > 0 ? topic.heading.map(of(own)) : []
  const isLikened = own.length > 0 && claims.length === 0 && likewise.test(words.join(' '))
  const likened = isLikened ? topic.before.filter(isOfContents).map(of(own)) : []
  const offered = isQuestion ? [] : readOffer(words, [...claims, ...short], shared)
  return {
    claims: [...claims, ...short, ...fromHeading, ...likened, ...offered],
    dishes: own,
    foods: read.flatMap(({ foods }) => foods),
    isQuestion,
    isHeading,
    isEntry,
  }
}

function withoutEmpty(words: readonly string[]): string[] {
  let text = words.join(' ')
  for (const phrase of empty) {
    text = text.replaceAll(phrase, (found) => found.split(' ').fill('xvoid').join(' '))
  }
  return text.split(' ')
}

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

/** To a guest who looks for what may be eaten, a dish that is named is one that may. */
function readOffer(
  words: readonly string[],
  claims: readonly Claim[],
  { topic, own, named }: Reading,
): Claim[] {
  const { avoided, seeksSafe } = topic
  const text = words.join(' ')
  if (avoided.length === 0 || own.length === 0 || warns.test(text)) return []
  const spoken = new Set(
    claims
      .filter(({ kind }) => kind !== 'price' && kind !== 'calories')
      .flatMap(({ scope }) => scope.dishes),
  )
  const open = own.filter((dish) => !spoken.has(dish))
  const isOffered = seeksSafe || offers.test(text)
  if (!isOffered || open.length === 0) return []
  return [
    {
      kind: 'safe',
      foods: avoided,
      isBeyond: false,
      scope: scopeOf(words, { topic, named, own: open }),
    },
  ]
}
