import type { GuestDish, GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { checkClaim, evidenceOf, type Records } from './check-claim.ts'
import type { CheckedClaim, Claim, ClaimKind } from './claim.ts'
import { findUnheardNames } from './find-unheard-names.ts'
import { asksForSome, meaningOfYes } from './read-topic.ts'
import { readClaims, type ReadSentence } from './read-claims.ts'
import { readWords } from './read-words.ts'
import type { Topic } from './topic.ts'
import { claimsInPlace } from './claims-in-place.ts'
import { readRefusal } from './read-assurances.ts'
import { saysOfFood } from './says.ts'
import { isAdvisedAgainst, refers } from './shapes.ts'
import type { Understandable } from './understandable.ts'
import { findObscure, isOfHealth, touchesHealth } from './understood.ts'

/** What came of a sentence. */
export interface CheckedSentence {
  /** Claims that are not recorded so; with those beside them, as the whole sentence goes. */
  readonly wrong: readonly Claim[]
  readonly kind: ClaimKind
  readonly dishId: string | null
  readonly evidence: readonly CheckedClaim[]
  /** Whether it tells what is in the food or who knows, or asks back of it. */
  readonly isTelling: boolean
  /** Whether it speaks of no food at all, or only asks. */
  readonly isTalk: boolean
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
  const states = now.map((claim) => ({ claim, state: checkClaim(claim, records) }))
  const isTrue = states.every(({ state }) => state === 'true')
  const [first] = states
    .filter(({ state }) => state !== 'true')
    .toSorted((one, other) => rank(one.claim) - rank(other.claim))
  const understandable = { sentence, read, records }
  const isOpen = isTrue && isOfHealth(understandable) && findObscure(understandable) !== undefined
  return {
    wrong: isOpen ? [...now, ...claimsInPlace(understandable)] : isTrue ? [] : now,
    isTelling: isTelling(understandable),
    isTalk: read.isTalk || read.isQuestion,
    isDisguised: words.isDisguised,
    kind: first?.claim.kind ?? 'unreadable',
    dishId: first?.claim.scope.dishes[0]?.id ?? null,
    evidence: states.flatMap(({ claim, state }) => evidenceOf(claim, state)),
    topic: nextTopic(topic, read, { now, deferred }, sentence),
  }
}

/** Whether a sentence speaks of what the guest avoids or asks for, and does not call it absent. */
function isWarning({ foods, claims }: ReadSentence, { asked, avoided }: Topic): boolean {
  const shunned = new Set([...asked.foods, ...avoided].flatMap(({ facts }) => facts))
  return (
    foods.some(({ facts }) => facts.some((fact) => shunned.has(fact))) &&
    !claims.some(({ kind }) => kind === 'free' || kind === 'safe')
  )
}

/** Whether a guest who asks what is in the food is told, or sent to who knows. */
const isTelling = (sentence: Understandable) =>
  sentence.read.isReferring ||
  sentence.read.isAskingBack ||
  refers.test(sentence.read.words.join(' ')) ||
  sentence.read.claims.some(({ kind }) => kind !== 'price' && kind !== 'calories') ||
  sentence.read.parts.some(
    (clause) =>
      saysOfFood(clause, sentence) ||
      isAdvisedAgainst(clause.words.join(' ')) ||
      readRefusal(clause.words),
  )

/** A heading speaks of its entries. */
const isOfEntries = ({ kind }: Claim) => kind === 'free' || kind === 'safe' || kind === 'diet'

/** A line that is no entry of a list ends what its heading says. */
function leaveList(topic: Topic, [first = '']: readonly string[]): Topic {
  const isEntry = /^(xbullet|xdash|xn\d+x)$/.test(first)
  return isEntry ? topic : { ...topic, heading: [], isWarningList: false }
}

function nextTopic(
  topic: Topic,
  read: ReadSentence,
  { now, deferred }: { readonly now: readonly Claim[]; readonly deferred: readonly Claim[] },
  sentence: string,
): Topic {
  const { dishes, foods, avoided, isQuestion, isHeading, isEntry } = read
  const last = dishes.length === 0 ? topic.last : isEntry ? union(topic.last, dishes) : dishes
  const isAsking = isQuestion && (foods.length > 0 || dishes.length > 0)
  return {
    ...topic,
    isOfHealth: topic.isOfHealth || touchesHealth(read),
    isWarned: topic.isWarned || isWarning(read, topic),
    last,
    avoided: [...topic.avoided, ...avoided],
    named: union(topic.named, dishes),
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
          isOfSome: asksForSome(sentence),
        }
      : topic.asked,
  }
}

const union = (some: readonly GuestDish[], others: readonly GuestDish[]) => [
  ...new Set([...some, ...others]),
]
