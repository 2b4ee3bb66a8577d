import { annexIIAllergens } from '#app/domain/dietary/facts.ts'
import { isDenial, strangeWords } from './account-words.ts'
import { checkClaim, type Records } from './check-claim.ts'
import type { Claim, ClaimedFood, ClaimKind } from './claim.ts'
import { findDiets, findFoods } from './find-foods.ts'
import { placesOf, wordAt } from './read-admissions.ts'
import { readRefusal } from './read-assurances.ts'
import type { ReadClause } from './read-clause.ts'
import { countDenials } from './read-denials.ts'
import type { ReadSentence } from './read-claims.ts'
import * as shapes from './shapes.ts'
import {
  assures,
  condition,
  harm,
  health,
  holds,
  keptApart,
  only,
  suits,
  supposes,
  trouble,
  warns,
} from './vocabulary.ts'

/** A sentence whose claims all were found true, with what it is held against. */
export interface Understandable {
  /** As the model wrote it. */
  readonly sentence: string
  readonly read: ReadSentence
  readonly records: Records
}

/** Whether a sentence could bear on what harms a guest: only what is understood may be told. */
export function isOfHealth({ sentence, read, records: { topic } }: Understandable): boolean {
  return topic.isOfHealth || touchesHealth(read) || shapes.unreadable.test(sentence)
    ? true
    : read.foods.some(({ facts }) => facts.length > 0)
}

/** Whether a sentence speaks of health by itself, whatever was asked. */
export function touchesHealth({ words, parts }: ReadSentence): boolean {
  const text = words.join(' ')
  return (
    shapes.ofHealth.test(text) ||
    [assures, harm, trouble, health, keptApart, condition].some((pattern) => pattern.test(text)) ||
    findDiets(words).length > 0 ||
    parts.some(({ claims }) => claims.some(({ kind }) => kind === 'free' || kind === 'safe'))
  )
}

/**
 * What of a sentence is not understood: a word that nobody accounts for, or a clause without a
 * shape that is known. It could say that a dish is harmless, in words that nobody has thought of.
 */
export function findObscure(sentence: Understandable): string | undefined {
  const { read, records } = sentence
  const { topic } = records
  const text = read.words.join(' ')
  if (shapes.unreadable.test(sentence.sentence)) return 'markup'
  if (topic.isOfHealth && shapes.hasStrangeSign(sentence.sentence)) return 'a sign'
  const turn = (shapes.turns.exec(text) ?? shapes.hangsOn.exec(text))?.[0]
  if (turn !== undefined) return turn
  const dishes = [...new Set([...read.dishes, ...topic.last, ...topic.asked.dishes])]
  const strange = strangeWords(read.words, dishes, records.menu).find(isUnaccounted(read))
  if (strange !== undefined) return strange
  if (read.isQuestion) return isHarmlessQuestion(read) ? undefined : 'a question'
  for (const [place, clause] of read.parts.entries()) {
    const obscure = obscurityOf(clause, { sentence, claims: read.claims, place })
    if (obscure !== undefined) return obscure
  }
  if (!topic.isOfHealth || isEntry(sentence)) return undefined
  const isExplained = isSaidToHold(sentence)
  const isSaying = read.parts.every(
    (clause, place) =>
      (place === 0 && (isExplained || read.claims.length > clause.claims.length)) ||
      says(clause, sentence),
  )
  return isSaying && read.parts.length > 0 ? undefined : 'nothing said'
}

/** Whether behind a first "yes" or "no" a sentence says what is in the food. */
const isSaidToHold = ({ read, records }: Understandable) =>
  /^(yes|no|evet|hayir)$/.test(read.parts[0]?.words.join(' ') ?? '') &&
  read.parts
    .slice(1)
    .some(
      (clause) => clause.claims.some(({ kind }) => kind === 'contains') || areHeld(clause, records),
    )

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
    ...shapes.admissions,
  ]
  const known = new Set(
    read.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].flatMap(([found]) => found.split(' ')),
    ),
  )
  return (word: string) => !known.has(word)
}

const isHarmlessQuestion = ({ words, dishes, foods }: ReadSentence) =>
  shapes.askingGuest.test(words.join(' ')) &&
  !isDenying(words) &&
  !(foods.length > 0 && dishes.length > 0)

function isDenying(words: readonly string[]): boolean {
  const admitted = placesOf(words.join(' '), shapes.admissions)
  return words.some((word, place) => isDenial(word) && !admitted.has(place))
}

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
  const isGuests = supposes.test(text) || (clause.claims.length === 0 && shapes.ofGuest.test(text))
  const isWarning = shapes.advisesAgainst.test(text) || readRefusal(words)
  // "If you want it without nuts the baklava is yours."
  if (isGuests && isNaming && !isWarning) return 'a supposed dish'
  if (isGuests && !isNaming)
    return !words.some(isDenial) || shapes.guestAvoids.test(text) || isWarning
      ? undefined
      : 'a denial of the guest'
  const isNarrowed = only.test(text) && clause.foods.length > 0 && !of('free', 'diet')
  if (isNarrowed && !shapes.recorded.test(text)) return 'only'
  const isExplained = isSaidToHold(sentence)
  if (!areDenialsRead(clause, { of, isWarning, place, isExplained })) return 'a denial'
  if (!areAssurancesRead(clause, { of, isWarning, isStrict })) return 'an assurance'
  const isOfGuests = condition.test(text) && !shapes.allergenNoun.test(text)
  const isOfDish = clause.scope.dishes.length > 0
  const isSaid = isNaming ? saysOfFood(clause, sentence) : says(clause, sentence)
  if (isOfGuests && isOfDish && !isSaid && !isWarning) return 'a condition'
  return undefined
}

type Of = (...kinds: readonly ClaimKind[]) => boolean
const kindsOf =
  (claims: readonly Claim[]): Of =>
  (...kinds) =>
    claims.some(({ kind }) => kinds.includes(kind))

interface Denying {
  readonly of: Of
  readonly isWarning: boolean
  readonly place: number
  /** Whether the sentence goes on to say what is in the food. */
  readonly isExplained: boolean
}

/** Whether each denial of a clause is one that was read, and none is denied in its turn. */
function areDenialsRead(
  clause: ReadClause,
  { of, isWarning, place, isExplained }: Denying,
): boolean {
  const { words } = clause
  const admitted = placesOf(words.join(' '), shapes.admissions)
  const open = words.flatMap((word, at) =>
    isDenial(word) && !admitted.has(at) && !shapes.isOfTaste(words, at) ? [at] : [],
  )
  if (open.length === 0) return true
  const items = [
    ...findFoods(words),
    ...findDiets(words).map(({ position }) => ({ position, length: 1, isDiet: true })),
  ]
  const counts = countDenials(words, items, clause.admissions.isVoid)
  if (counts.some((count) => count > 1) && !isNotFree.test(words.join(' '))) return false
  if (isWarning || of('free', 'diet', 'safe', 'not_on_menu', 'on_menu', 'unknown')) return true
  if (place === 0 && open.length === 1 && open[0] === 0 && words.length > 1) return true
  if (place === 0 && words.length === 1) return of('contains') || isExplained
  // "I cannot say that it is nut-free."
  return clause.admissions.isAdmitting && open.every((at) => shapes.leavesOpen(words, at))
}

/** "It is not nut-free." */
const isNotFree =
  /^(?!.*\b(no|without|never)\b).*\b(not|neither|nor)\b(?:(?!\bnot\b).){0,40}\bxfree\b|\bxsiz degil(dir)?\b/

interface Assuring {
  readonly of: Of
  readonly isWarning: boolean
  readonly isStrict: boolean
}

/** Whether each word that could assure was read as an assurance, and so found true, or as none. */
function areAssurancesRead(
  { words, admissions }: ReadClause,
  { of, isWarning, isStrict }: Assuring,
): boolean {
  const text = words.join(' ')
  const said = (pattern: RegExp) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].some(
      ({ index }) => !admissions.isOpen(wordAt(text, index)),
    )
  if (of('safe') || isWarning) return true
  if (isStrict && shapes.invites.test(text) && !of('diet', 'free') && !supposes.test(text))
    return false
  if (said(assures) || said(keptApart) || said(health)) return false
  if ((said(harm) || said(trouble)) && isDenying(words)) return false
  if (said(trouble)) return warns.test(text)
  return !said(isStrict ? suits : shapes.fits) || of('diet', 'free')
}

/** Whether a clause says anything that can be held to: silence could be an answer. */
function says(clause: ReadClause, sentence: Understandable): boolean {
  const { words } = clause
  const text = words.join(' ')
  if (clause.claims.length > 0 || saysOfFood(clause, sentence)) return true
  if (readRefusal(words) || shapes.advisesAgainst.test(text) || supposes.test(text)) return true
  const spoken = words.filter((word) => !/^x(void|comma|dash|colon|open|close)$/.test(word))
  if (spoken.length === 0 || aside.test(spoken.join(' '))) return true
  if (words.some((word) => /^xd\d+x$/.test(word))) return shapes.ofRecords.test(text)
  if (harm.test(text) && !isDenying(words)) return true
  return shapes.anchors.test(text) || words.includes('xvoid')
}

const aside =
  /^(so|and|also|please|unfortunately|sadly|sorry|i m sorry|i m afraid|however|therefore|maalesef|uzgunum|lutfen|ne yazik ki|ayrica|bu yuzden|bu nedenle|no|hayir)$/

/** Whether a clause tells what is, or is not known to be, in the food. */
const saysOfFood = (clause: ReadClause, { records }: Understandable) =>
  clause.claims.some(({ kind }) => kind !== 'price' && kind !== 'calories') ||
  clause.admissions.isAdmitting ||
  areHeld(clause, records)

/** "Allergens of the humus: sesame"; "both soups contain milk". */
function areHeld({ foods, scope, words }: ReadClause, records: Records): boolean {
  const text = words.join(' ')
  if (foods.length === 0 || words.some(isDenial)) return false
  const isOfGuest = condition.test(text) && !shapes.allergenNoun.test(text)
  if (isOfGuest || !(holds.test(text) || shapes.heads.test(text))) return false
  const held = foods.filter(({ concept }) => !/^(allerg|alerj)/.test(concept))
  return held.length > 0 && checkClaim({ kind: 'contains', foods: held, scope }, records) === 'true'
}

/** What is told in the place of a sentence that is not understood: all that it could be about. */
export function claimsInPlace({ read, records: { topic } }: Understandable): Claim[] {
  const foods = [...read.foods, ...topic.asked.foods, ...topic.avoided]
  const dishes = [read.dishes, topic.last, topic.asked.dishes].find((some) => some.length > 0) ?? []
  const scope = { dishes, reach: dishes.length > 0 ? ('all' as const) : ('menu' as const) }
  const diets = new Set([
    ...findDiets(read.words).map(({ diet }) => diet),
    ...(topic.asked.diet ? [topic.asked.diet] : []),
  ])
  return [
    ...[...diets].map((diet) => ({ kind: 'diet' as const, diet, isDenied: false, scope })),
    ...(foods.length > 0 || diets.size === 0
      ? [{ kind: 'safe' as const, foods: distinct(foods), isBeyond: false, scope }]
      : []),
  ]
}

const everyAllergen: ClaimedFood = { concept: 'allergens', facts: annexIIAllergens }

function distinct(foods: readonly ClaimedFood[]): readonly ClaimedFood[] {
  const some = [...new Map(foods.map((food) => [food.concept, food])).values()]
  return some.length === 0 ? [everyAllergen] : some
}
