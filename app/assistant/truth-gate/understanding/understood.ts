import { areAssurancesRead, areDenialsRead, isDenying, kindsOf } from './account-denials.ts'
import { isDenial, strangeWords } from '../words/account-words.ts'
import { checkClaim, type Records } from '../checking/check-claim.ts'
import { checkContains } from '../checking/check-contents.ts'
import type { Claim } from '../reading/claim.ts'
import { findAll } from '../words/find-all.ts'
import { findDiets, type Food } from '../words/find-foods.ts'
import { findHiddenAnswer } from './hidden-answers.ts'
import { hidesAsked } from './hides-asked.ts'
import { takesAway, tellsOfFood } from './names-recorded.ts'
import { readRefusal } from '../reading/read-assurances.ts'
import type { ReadClause } from '../reading/read-clause.ts'
import type { ReadSentence } from '../reading/read-claims.ts'
import { isAnswered, isSubject, says, saysOfFood } from './says.ts'
import * as shapes from '../words/shapes.ts'
import { isAnswered as isAnsweredBefore } from '../reading/topic.ts'
import { couldTurn } from './undoes.ts'
import type { Understandable } from './understandable.ts'
import {
  assures,
  condition,
  harm,
  health,
  keptApart,
  only,
  suits,
  supposes,
  trouble,
} from '../words/vocabulary.ts'

/** Whether a sentence could bear on what harms a guest: only what is understood may be told. */
export function isOfHealth(understandable: Understandable): boolean {
  const { sentence, read, records } = understandable
  return records.topic.isOfHealth || touchesHealth(read) || shapes.isUnreadable(sentence)
    ? true
    : !tellsOfFood(understandable)
}

/** Whether a sentence speaks of health by itself, whatever was asked. */
export const touchesHealth = (read: ReadSentence): boolean =>
  speaksOfHealth(read) || findDiets(read.words).length > 0 || read.claims.some(isOfHarm)

/** The same of more than a mark that it repeats: what follows is then a matter of health, too. */
export function speaksOfHealth({ words, parts }: ReadSentence): boolean {
  const text = shapes.withoutPoliteFear(words.join(' '))
  return (
    shapes.ofHealth.test(text) ||
    [assures, harm, trouble, health, keptApart, condition].some((pattern) => pattern.test(text)) ||
    parts.some(({ claims }) => claims.some(isOfHarm))
  )
}

const isOfHarm = (claim: Claim) =>
  claim.kind === 'safe' ||
  (claim.kind === 'free' && claim.foods.some(({ facts }) => facts.length > 0))

/**
 * What of a sentence is not understood: a word that nobody accounts for, or a clause without a
 * shape that is known. It could say that a dish is harmless, in words that nobody has thought of.
 */
export function findObscure(sentence: Understandable): string | undefined {
  const { read, records } = sentence
  const { topic } = records
  const text = read.words.join(' ')
  if (read.isTalk && !shapes.isUnreadable(sentence.sentence)) return undefined
  if (shapes.isUnreadable(sentence.sentence)) return 'markup'
  if (topic.isOfHealth && shapes.hasStrangeSign(sentence.sentence)) return 'a sign'
  const turn = (shapes.turns.exec(text) ?? shapes.hangsOn.exec(text))?.[0]
  if (turn !== undefined) return turn
  const hidden = findHiddenAnswer(sentence)
  if (hidden !== undefined) return hidden
  if (!topic.isOfHealth && asksGuest(read)) return undefined
  const dishes = [...new Set([...read.dishes, ...topic.last, ...topic.asked.dishes])]
  const isOpen = isUnaccounted(read)
  const strange = strangeWords(read.words, dishes, records.menu).find(isOpen)
  if (strange !== undefined) return strange
  if (refusesHeld(sentence)) return undefined
  if (read.isQuestion) return isHarmlessQuestion(read) ? undefined : 'a question'
  for (const [place, clause] of read.parts.entries()) {
    const obscure = obscurityOf(clause, { sentence, claims: read.claims, place })
    if (obscure !== undefined) return obscure
  }
  if (!topic.isOfHealth || isEntry(sentence)) return undefined
  if (hidesAsked(sentence)) return 'what is left out'
  const isSaying = read.parts.every(
    (clause, place) =>
      (place === 0 && isAnswered(read)) ||
      isSubject(clause, read.claims) ||
      (read.claims.length > 0 && shapes.echo.test(clause.words.join(' '))) ||
      (read.claims.some(({ kind }) => kind === 'contains') &&
        shapes.ofOneKind.test(clause.words.join(' '))) ||
      says(clause, sentence),
  )
  if ((isSaying && read.parts.length > 0) || isFit(read, records)) return undefined
  return isAnsweredBefore(topic, read.dishes) && !couldTurn(read.words) ? undefined : 'nothing said'
}

/** Whether all dishes of a sentence are marked as what the guest asks for: no word can be too kind. */
function isFit({ dishes }: ReadSentence, records: Records): boolean {
  const { avoided, asked } = records.topic
  const foods = [...avoided, ...asked.foods]
  const { diet } = asked
  const scope = { dishes, reach: 'all' as const }
  const wanted: Claim[] = [
    ...(foods.length > 0 ? [{ kind: 'free' as const, foods, scope }] : []),
    ...(diet ? [{ kind: 'diet' as const, diet, isDenied: false, scope }] : []),
  ]
  return (
    dishes.length > 0 &&
    wanted.length > 0 &&
    wanted.every((claim) => checkClaim(claim, records) === 'true')
  )
}

/** "Unfortunately not", to who asks whether a dish fits that holds what is asked of. */
function refusesHeld({ read, records: { topic } }: Understandable): boolean {
  const { foods, dishes, yes } = topic.asked
  return (
    yes === 'free' &&
    dishes.length > 0 &&
    foods.length > 0 &&
    shapes.refusal.test(read.words.join(' ')) &&
    dishes.every((dish) => foods.some((food) => checkContains(dish, food) === 'true'))
  )
}

/** Words that are read, wherever they stand: what they say is held against the records. */
function isUnaccounted({ words }: ReadSentence) {
  const text = words.join(' ')
  const read = [
    assures,
    suits,
    harm,
    trouble,
    health,
    keptApart,
    shapes.leavesDish,
    shapes.advisesAgainst,
    shapes.whetherWithout,
  ]
  const found = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => findAll(text, pattern).flatMap(([span]) => span.split(' ')))
  const known = new Set(found(read))
  // An admission may hold any word between its own.
  const admitting = new Set(found(shapes.admissions).filter(shapes.isOfAdmission))
  return (word: string) => !known.has(word) && !admitting.has(word)
}

/** A question to the guest that names nothing to eat and denies nothing: it can claim nothing. */
function asksGuest({ words, dishes, foods, isQuestion }: ReadSentence): boolean {
  const text = words.join(' ').replace(/\bmerak (?=et)/, '')
  return (
    isQuestion &&
    dishes.length === 0 &&
    foods.every(({ concept }) => /^(allerg|alerj)/.test(concept)) &&
    shapes.addressed.test(text) &&
    ![assures, harm, trouble, suits].some((pattern) => pattern.test(text)) &&
    !words.some((word) => isDenial(word) && !shapes.disliking.test(word))
  )
}

const isHarmlessQuestion = (read: ReadSentence) => asksGuest(read) || isKnownQuestion(read)

const isKnownQuestion = ({ words, dishes, foods }: ReadSentence) =>
  shapes.askingGuest.test(words.join(' ')) &&
  (!isDenying(words) || (dishes.length === 0 && shapes.askingWithout.test(words.join(' ')))) &&
  !(foods.length > 0 && dishes.length > 0)

/** An entry of a list whose heading was read. */
const isEntry = ({ read, records: { topic } }: Understandable) =>
  read.isEntry && (topic.heading.length > 0 || topic.isWarningList)

interface InSentence {
  readonly sentence: Understandable
  readonly claims: readonly Claim[]
  readonly place: number
}

/** What of a clause has no shape whose meaning is known. */
function obscurityOf(clause: ReadClause, { sentence, claims, place }: InSentence) {
  const { words } = clause
  const text = words.join(' ')
  const { isOfHealth: isStrict } = sentence.records.topic
  const of = kindsOf(place === 0 ? claims : clause.claims)
  const isNaming = words.some((word) => /^xd\d+x$/.test(word))
  const after = sentence.read.parts[place + 1]?.words.join(' ') ?? ''
  const isLeftOpen =
    text.startsWith('whether ') &&
    (clause.admissions.ofRecords || (shapes.staffSay.test(after) && !isDenying(words)))
  const isGuests =
    (supposes.test(text) && !isLeftOpen) ||
    (clause.claims.length === 0 && shapes.ofGuest.test(text))
  const isWarning = shapes.isAdvisedAgainst(text) || readRefusal(words)
  // "If you want it without nuts the baklava is yours."
  if (isGuests && isOpened(sentence.read, place)) return undefined
  const isHeld = ({ facts, ...food }: Food) =>
    facts.length === 0 ||
    clause.scope.dishes.some((dish) => checkContains(dish, { ...food, facts }) === 'true')
  const isLiked =
    !isStrict && shapes.likes.test(text) && !condition.test(text) && !takesAway.test(text)
  if (isGuests && isNaming && isLiked && clause.foods.every(isHeld) && !isDenying(words))
    return undefined
  if (isGuests && isNaming && !isWarning) return 'a supposed dish'
  if (isGuests && !isNaming)
    return !words.some(isDenial) || shapes.guestAvoids.test(text) || isWarning
      ? undefined
      : 'a denial of the guest'
  const isNarrowed = only.test(text) && clause.foods.length > 0 && !of('free', 'diet')
  if (isNarrowed && !shapes.recorded.test(text)) return 'only'
  if (!areDenialsRead(clause, { of, isWarning, place })) return 'a denial'
  const isOpening = sentence.read.isHeading && !isNaming
  if (!areAssurancesRead(clause, { of, isWarning, isStrict, isOpening })) return 'an assurance'
  const isOfGuests = condition.test(text) && !shapes.allergenNoun.test(text)
  const isOfDish = clause.scope.dishes.length > 0
  const isSaid = isNaming ? saysOfFood(clause, sentence) : says(clause, sentence)
  const isHeading = sentence.read.isHeading && !saysOfFood(clause, sentence)
  if (isOfGuests && (isHeading || (isOfDish && !isSaid)) && !isWarning) return 'a condition'
  return undefined
}

/** "I do not know | if it is nut-free." */
function isOpened({ parts }: ReadSentence, place: number): boolean {
  const text = parts[place]?.words.join(' ') ?? ''
  const before = parts[place - 1]
  if (!before || !/^(if|whether) /.test(text)) return false
  return (
    before.admissions.isAdmitting ||
    /\b(ask|check|confirm|know|sure|see|tell you|verify)( \w+){0,4}$/.test(before.words.join(' '))
  )
}
