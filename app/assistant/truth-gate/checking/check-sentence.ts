import type { GuestDish, GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { checkClaim, evidenceOf, type Records } from './check-claim.ts'
import type { CheckedClaim, Claim, ClaimKind } from '../reading/claim.ts'
import { isMiscooked, isOfCooking } from './cooking.ts'
import { findUnheardNames } from './find-unheard-names.ts'
import { asksForSome, asksToLeaveOut, meaningOfYes } from '../reading/read-topic.ts'
import { readClaims, type ReadSentence } from '../reading/read-claims.ts'
import { readWords } from '../words/read-words.ts'
import type { Topic } from '../reading/topic.ts'
import { checkSum, isFigure, orderedIn } from './check-sums.ts'
import { countedDishes, type Counted } from '../reading/explain-figures.ts'
import type { Standing } from './check-figures.ts'
import { settledIn } from '../understanding/plain-sentence.ts'
import { readRefusal } from '../reading/read-assurances.ts'
import { isBeside, saysOfFood } from '../understanding/says.ts'
import { isAdvisedAgainst, refers } from '../words/shapes.ts'
import type { Understandable } from '../understanding/understandable.ts'
import { findObscure, isOfHealth, speaksOfHealth } from '../understanding/understood.ts'

/** What came of a sentence. */
export interface CheckedSentence {
  /** Claims that are not recorded so; figures beside a wrong one, too. */
  readonly wrong: readonly Claim[]
  /** Whether it bears on health, and is not understood to its last word. */
  readonly isObscure: boolean
  /** The dishes that it names. */
  readonly dishes: readonly GuestDish[]
  /** Whether it only leads up to what follows: a heading, a "yes". */
  readonly isLead: boolean
  /** Whether it sends the guest to the staff. */
  readonly isReferring: boolean
  readonly kind: ClaimKind
  readonly dishId: string | null
  readonly evidence: readonly CheckedClaim[]
  /** Whether it tells what is in the food or who knows, or asks back of it. */
  readonly isTelling: boolean
  /** Whether it speaks of no food at all, only asks, or tells what is beside the question. */
  readonly isTalk: boolean
  /** Whether it tells how a dish is made or served. */
  readonly isOfCooking: boolean
  /** Whether it hides a word from whoever reads it. */
  readonly isDisguised: boolean
  /** For the next sentence. */
  readonly topic: Topic
}

interface Checked {
  readonly menu: GuestMenu
  readonly dishes: readonly GuestDish[]
  readonly figures: readonly number[]
  readonly topic: Topic
  /** Begins a line, and so perhaps an entry of a list or what follows one. */
  readonly beginsLine: boolean
}

// What can harm goes first: it is what the owner should hear of.
const gravest: readonly ClaimKind[] = ['safe', 'free', 'diet', 'unknown', 'contains']
const rank = ({ kind }: Claim) =>
  gravest.indexOf(kind) === -1 ? gravest.length : gravest.indexOf(kind)

/** Holds all that a sentence claims against the records. */
export function checkSentence(sentence: string, checked: Checked): CheckedSentence {
  const { menu, dishes, figures } = checked
  const words = readWords(sentence)
  const topic = checked.beginsLine ? leaveList(checked.topic, words.words) : checked.topic
  const read = readClaims(words, topic)
  const unheard: Claim[] = read.isQuestion
    ? []
    : findUnheardNames(sentence, menu, topic.index).map((name) => ({
        kind: 'on_menu',
        concept: name,
        scope: { dishes: [], reach: 'menu' },
      }))
  const records: Records = { menu, dishes, topic, asked: figures }
  const deferred = read.isHeading && !read.isUniversal ? read.claims.filter(isOfEntries) : []
  const now = [...read.claims.filter((claim) => !deferred.includes(claim)), ...unheard]
  const understandable = { sentence, read, records }
  const settled = isOfHealth(understandable) ? settledIn(understandable) : []
  const isPlainly = settled.length > 0
  const states = now.map((claim) => {
    // What is plainly a warning or an admission claims nothing else.
    const state = settled.includes(claim.kind) ? 'true' : checkClaim(claim, records)
    return {
      claim,
      state: isFigure(claim)
        ? checkSum(claim, state, { read, spoken: words.words, records })
        : state,
    }
  })
  const isOrder = now.some(isFigure)
  const ordered = isOrder
    ? orderedIn(words.words, topic.index)
    : countedDishes(read.words, read.named)
  const isTrue = states.every(({ state }) => state === 'true')
  const [first] = states
    .filter(({ state }) => state !== 'true')
    .toSorted((one, other) => rank(one.claim) - rank(other.claim))
  const isOpen = isTrue && !isPlainly && isOfHealth(understandable)
  const obscure = isOpen ? findObscure(understandable) : undefined
  const text = read.words.join(' ')
  return {
    wrong: isTrue ? [] : wrongAmong(states, { records, ordered: isOrder ? ordered : [] }),
    isObscure: obscure !== undefined || isMiscooked(read, topic),
    dishes: read.dishes,
    isLead: read.isHeading || /^#|[:：]\**\s*$/.test(sentence.trim()) || shortAnswer.test(text),
    isReferring: read.isReferring || refers.test(text),
    isTelling: isTelling(understandable),
    isTalk: read.isTalk || read.isQuestion || isBesideQuestion(read.claims, topic),
    isOfCooking: isOfCooking(read),
    isDisguised: words.isDisguised,
    kind: first?.claim.kind ?? 'unreadable',
    dishId: first?.claim.scope.dishes[0]?.id ?? null,
    evidence: states
      // Nor is what it only seems to claim any evidence.
      .filter(({ claim }) => !settled.includes(claim.kind) || checkClaim(claim, records) === 'true')
      .flatMap(({ claim, state }) => evidenceOf(claim, state)),
    topic: nextTopic(
      topic,
      read,
      { now, deferred, isTrue, isPassing: isTrue && obscure === undefined, ordered },
      sentence,
    ),
  }
}

const shortAnswer =
  /^(yes|no|nope|yep|evet|hayir|absolutely|certainly|definitely|of course|tabii?|elbette|maalesef)( xstop| xbang)?$/

interface CheckedState {
  readonly claim: Claim
  readonly state: Standing
}

/** What of a sentence is to be put right. */
function wrongAmong(
  states: readonly CheckedState[],
  { records, ordered }: { readonly records: Records; readonly ordered: readonly Counted[] },
): Claim[] {
  const isSum = ordered.length > 1 || ordered.some(({ count }) => count > 1)
  const isWrong = (kind: ClaimKind) =>
    states.some(({ claim, state }) => claim.kind === kind && state !== 'true')
  return states
    .filter(({ claim, state }) => state !== 'true' || (isFigure(claim) && isWrong(claim.kind)))
    .map(({ claim }) =>
      claim.kind === 'price' && isSum ? { ...claim, order: ordered } : onlyWrong(claim, records),
    )
}

/** A claim of those foods alone that it is wrong about. */
function onlyWrong(claim: Claim, records: Records): Claim {
  if (claim.kind !== 'contains' && claim.kind !== 'free' && claim.kind !== 'unknown') return claim
  const wrong = claim.foods.filter(
    (food) => checkClaim({ ...claim, foods: [food] }, records) !== 'true',
  )
  return wrong.length > 0 ? { ...claim, foods: wrong } : claim
}

/** Whether a sentence speaks of what the guest avoids or asks for, and does not call it absent. */
function isWarning({ foods, claims }: ReadSentence, { asked, avoided }: Topic): boolean {
  const shunned = new Set([...asked.foods, ...avoided].flatMap(({ facts }) => facts))
  return (
    foods.some(({ facts }) => facts.some((fact) => shunned.has(fact))) &&
    !claims.some(({ kind }) => kind === 'free' || kind === 'safe')
  )
}

/** Whether a sentence warns, admits or advises against, and says nothing kind. */
const isIll = (read: ReadSentence, topic: Topic): boolean =>
  !read.isQuestion &&
  !read.claims.some(
    (claim) =>
      claim.kind === 'free' || claim.kind === 'safe' || (claim.kind === 'diet' && !claim.isDenied),
  ) &&
  (isWarning(read, topic) ||
    read.parts.some(
      ({ words, admissions }) =>
        admissions.isAdmitting || isAdvisedAgainst(words.join(' ')) || readRefusal(words),
    ))

/** Whether a guest who asks what is in the food is told, or sent to who knows. */
const isTelling = (sentence: Understandable) =>
  sentence.read.isReferring ||
  sentence.read.isAskingBack ||
  refers.test(sentence.read.words.join(' ')) ||
  sentence.read.claims.some((claim) => !isBeside(claim, sentence.records.topic)) ||
  sentence.read.parts.some(
    (clause) =>
      saysOfFood(clause, sentence) ||
      isAdvisedAgainst(clause.words.join(' ')) ||
      readRefusal(clause.words),
  )

/** Whether all that is claimed is what a dish costs, or what can be left out of it. */
function isBesideQuestion(claims: readonly Claim[], topic: Topic): boolean {
  const { asked, avoided } = topic
  const isOfDietary =
    asked.diet !== undefined || [...asked.foods, ...avoided].some(({ facts }) => facts.length > 0)
  return (
    claims.length > 0 &&
    isOfDietary &&
    claims.every((claim) => isBeside(claim, topic) && !(isFigure(claim) && asked.isOfFigures))
  )
}

/** A heading speaks of its entries. */
const isOfEntries = ({ kind }: Claim) => kind === 'free' || kind === 'safe' || kind === 'diet'

/** A line that is no entry of a list ends what its heading says. */
function leaveList(topic: Topic, [first = '']: readonly string[]): Topic {
  const isEntry = /^(xbullet|xdash|xn\d+x)$/.test(first)
  return isEntry ? topic : { ...topic, heading: [], isWarningList: false }
}

interface Told {
  readonly now: readonly Claim[]
  readonly deferred: readonly Claim[]
  readonly isTrue: boolean
  readonly isPassing: boolean
  readonly ordered: readonly Counted[]
}

/** What the reply speaks of so far: a dish that is named again is counted anew. */
function nextOrder(before: readonly Counted[], own: readonly Counted[]): readonly Counted[] {
  const again = new Set(own.flatMap(({ dishes }) => dishes))
  return [...before.filter(({ dishes }) => !dishes.some((dish) => again.has(dish))), ...own]
}

function nextTopic(
  topic: Topic,
  read: ReadSentence,
  { now, deferred, isTrue, isPassing, ordered }: Told,
  sentence: string,
): Topic {
  const { dishes, foods, avoided, isQuestion, isHeading, isEntry } = read
  const last = dishes.length === 0 ? topic.last : isEntry ? union(topic.last, dishes) : dishes
  const spokenOf = [dishes, topic.last, topic.asked.dishes].find((some) => some.length > 0) ?? []
  const isAsking = isQuestion && (foods.length > 0 || dishes.length > 0)
  return {
    ...topic,
    isOfHealth: topic.isOfHealth || speaksOfHealth(read),
    isWarned: topic.isWarned || isWarning(read, topic),
    answered: isPassing && isIll(read, topic) ? union(topic.answered, spokenOf) : topic.answered,
    last,
    avoided: [...topic.avoided, ...avoided],
    named: union(topic.named, dishes),
    order: nextOrder(topic.order, ordered),
    sums: isTrue ? [...topic.sums, ...sumsOf(now)].slice(-mostSums) : topic.sums,
    ofEnergy: unitOf(now) ?? topic.ofEnergy,
    foods: foods.length > 0 ? foods : topic.foods,
    before: now.length > 0 ? now : topic.before,
    heading: isHeading ? deferred : topic.heading,
    isWarningList: isHeading ? read.isWarning : topic.isWarningList,
    asked: isAsking
      ? {
          foods: foods.length > 0 ? foods : topic.asked.foods,
          diet: topic.asked.diet,
          dishes: last,
          yes: meaningOfYes(sentence),
          isOfFigures: false,
          isOfOrder: asksToLeaveOut(sentence),
          isOfSome: asksForSome(sentence),
        }
      : topic.asked,
  }
}

/** Whether the last figure of a sentence is one of energy, if it has any. */
const unitOf = (claims: readonly Claim[]) => {
  const last = claims.findLast(isFigure)
  return last && last.kind === 'calories'
}

const mostSums = 6

/** The total that a sentence has told. */
const sumsOf = (claims: readonly Claim[]) =>
  claims.flatMap((claim) =>
    claim.kind === 'price' && claim.isTotal
      ? claim.figures.slice(-1).flatMap(({ values }) => values)
      : [],
  )

const union = (some: readonly GuestDish[], others: readonly GuestDish[]) => [
  ...new Set([...some, ...others]),
]
