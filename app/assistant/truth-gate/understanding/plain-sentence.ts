import { readDiet } from '#app/domain/dietary/dish-facts.ts'
import { excludedBy, type DietaryFact } from '#app/domain/dietary/facts.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { strangeWords } from '../words/account-words.ts'
import { checkContains, checkFree, isRecordedIn } from '../checking/check-contents.ts'
import { findDiets, type Food } from '../words/find-foods.ts'
import type { ClaimKind } from '../reading/claim.ts'
import { findHiddenAnswer } from './hidden-answers.ts'
import type { Answer } from './plain-answers.ts'
import { isTakenBack, readSegment, shunnedBy, type PlainSegment } from './plain-segment.ts'
import { segmentsOf } from './segments.ts'
import * as shapes from '../words/shapes.ts'
import type { Topic } from '../reading/topic.ts'
import type { Understandable } from './understandable.ts'

/**
 * Reads whether a sentence about dishes does nothing but warn, admit and repeat what is recorded, part
 * by part. A warning needs no understanding: whatever its other words, it has no denial but in its
 * advice to leave the dish be, and nothing that takes away, makes light, allows or compares. Nor
 * does an admission: all that it claims is not to know. What such a sentence seems to claim beside
 * is no claim.
 * @returns the kinds of claims that such a sentence does not make
 */
export function settledIn(sentence: Understandable): readonly ClaimKind[] {
  const { read, records } = sentence
  const { topic } = records
  // "None of our dishes": of the whole menu, where none is named.
  const dishes =
    [read.dishes, topic.last, topic.asked.dishes].find((some) => some.length > 0) ?? records.dishes
  if (dishes.length === 0 || read.isQuestion || shapes.isUnreadable(sentence.sentence)) return []
  // "Dairy –": a dash that nothing follows stands for a "none".
  if (/[-–—]\s*(?:\||$)/.test(sentence.sentence)) return []
  if (shapes.hasStrangeSign(sentence.sentence) || findHiddenAnswer(sentence)) return []
  if (shapes.allBut.test(read.words.join(' '))) return []
  const { before, said } = segmentsOf(read.words)
  const conceded = before.map((words) => readSegment(words.filter(isNoTurn), dishes, records))
  const isBack = (words: readonly string[], place: number) =>
    conceded[place] !== undefined || isTakenBack(words)
  if (!before.every(isBack)) return []
  const segments: (PlainSegment | undefined)[] = []
  for (const words of said) {
    // "It is not recorded, only that it is made with sucuk."
    const isRest = words.join(' ').startsWith('only that ') && segments.at(-1)?.kind === 'admitted'
    segments.push(readSegment(isRest ? words.slice(2) : words, dishes, records))
  }
  if (!segments.every((segment) => segment !== undefined)) return []
  const isKnown = before.every((words) => strangeWords(words, dishes, records.menu).length === 0)
  if (!isHarmless(segments, { dishes, topic, isKnown, conceded })) return []
  // "Although it is vegan": what is no mark is still looked up.
  const isMarked = before.every(
    (words, place) => conceded[place] !== undefined || findDiets(words).length === 0,
  )
  return isMarked ? [...ofFood, 'diet'] : ofFood
}
const ofFood: readonly ClaimKind[] = ['free', 'safe', 'contains', 'unknown']
const isNoTurn = (word: string) => !/^(although|though|while|even|despite|yes|evet)$/.test(word)

interface Said {
  readonly dishes: readonly GuestDish[]
  readonly topic: Topic
  /** Whether each word is known that a "but" takes back. */
  readonly isKnown: boolean
  readonly conceded: readonly (PlainSegment | undefined)[]
}

function isHarmless(segments: readonly PlainSegment[], said: Said): boolean {
  const { dishes, topic, isKnown } = said
  const told = segments.flatMap((segment) => (segment.kind === 'told' ? segment.foods : []))
  const answers = new Set(
    segments.flatMap((segment) => (segment.kind === 'answer' ? segment.answer : [])),
  )
  const isAdvised = segments.some(({ kind }) => kind === 'advised')
  const isShared = segments.some(({ kind }) => kind === 'shared')
  const isWarning = isShared || warns(told, dishes, topic)
  // Who is told to leave a dish be comes to no harm.
  if (isAdvised && isFreeOf(dishes, topic)) return false
  // A mark is told with what speaks against it, or not at all.
  const against = [...said.conceded, ...segments].flatMap((segment) =>
    segment?.kind === 'tagged' ? segment.against : [],
  )
  const reasons = new Set([...factsOf(told), ...told.flatMap(({ concept }) => heldBy(concept))])
  const isReasoned = against.some((fact) => reasons.has(fact))
  if (against.length > 0 && !isReasoned && !isWarning && !isAdvised) return false
  if (!areRight(answers, { dishes, topic, isWarning, segments })) return false
  if (isWarning || isReasoned || (isKnown && (isAdvised || answers.size > 0))) return true
  const isSaying = segments.some(({ kind }) => kind !== 'beside')
  // To name a dish to who looks for what fits a diet is to offer it.
  const isOffer = topic.asked.diet !== undefined && topic.asked.dishes.length === 0
  return isKnown && isSaying && !isOffer && (topic.isWarned || !hides(told, dishes, topic))
}

interface Answered {
  readonly dishes: readonly GuestDish[]
  readonly topic: Topic
  readonly isWarning: boolean
  readonly segments: readonly PlainSegment[]
}

/** Whether each short answer is one that warns, or that the owner's mark gives. */
function areRight(
  answers: ReadonlySet<Answer>,
  { dishes, topic, isWarning, segments }: Answered,
): boolean {
  const { asked, avoided } = topic
  const isOfContents = asked.yes === 'contains' && asked.diet === undefined
  const isShared = segments.some(({ kind }) => kind === 'shared')
  const isMarked = segments.some(({ kind }) => kind === 'tagged') && isFreeOf(dishes, topic)
  const isRight: Readonly<Record<Answer, () => boolean>> = {
    yes: () =>
      isOfContents
        ? avoided.length === 0 && (isWarning || isHeld(asked.foods, dishes))
        : (isMarked && asked.yes === 'free') || (asked.yes === 'unclear' && isShared),
    maybe: () =>
      isOfContents &&
      (isWarning ||
        dishes.every((dish) =>
          asked.foods.every(
            (food) => checkFree(dish, food) !== 'true' && !isRecordedIn(dish, food),
          ),
        )),
    no: () =>
      isOfContents
        ? isMarked
        : isWarning || isHeld(shunnedBy(topic), dishes) || isAgainst(dishes, topic),
  }
  return [...answers].every((answer) => isRight[answer]())
}

const isHeld = (foods: Topic['avoided'], dishes: readonly GuestDish[]) =>
  foods.length > 0 &&
  dishes.every((dish) => foods.some((food) => checkContains(dish, food) === 'true'))

const isAgainst = (dishes: readonly GuestDish[], { asked: { diet } }: Topic) =>
  diet !== undefined && dishes.every((dish) => readDiet(dish, diet).against.length > 0)

/** Whether the owner marks the dishes as all that is asked of. */
function isFreeOf(dishes: readonly GuestDish[], topic: Topic): boolean {
  const { diet } = topic.asked
  const foods = shunnedBy(topic)
  if (diet === undefined && foods.length === 0) return false
  return dishes.every((dish) => {
    const { tag, against } = diet === undefined ? { tag: '', against: [] } : readDiet(dish, diet)
    const isFit = tag !== undefined && against.length === 0
    return isFit && foods.every((food) => checkFree(dish, food) === 'true')
  })
}

const isHeldIn = (dish: GuestDish, fact: DietaryFact) =>
  checkContains(dish, { concept: `fact:${fact}`, facts: [fact] }) === 'true'

function factsOf(foods: readonly Food[]): ReadonlySet<DietaryFact> {
  const facts = new Set(foods.flatMap((food) => food.facts))
  if (facts.has('milk')) facts.add('lactose')
  return facts
}

/** Whether what is told is all that these dishes hold of what the guest avoids or asks for. */
function warns(told: readonly Food[], dishes: readonly GuestDish[], topic: Topic): boolean {
  const shunned = shunnedBy(topic)
  const facts = factsOf(told)
  if (shunned.length === 0) {
    const { diet } = topic.asked
    return diet !== undefined && excludedBy[diet].some((fact) => facts.has(fact))
  }
  const concepts = new Set(told.map(({ concept }) => concept))
  return (
    shunned.some(
      (food) => concepts.has(food.concept) || food.facts.some((fact) => facts.has(fact)),
    ) && !hides(told, dishes, topic)
  )
}

/** Whether a dish holds what the guest avoids or asks for, of which nothing is told. */
function hides(told: readonly Food[], dishes: readonly GuestDish[], topic: Topic): boolean {
  const facts = factsOf(told)
  const shunned = shunnedBy(topic).flatMap((food) => food.facts)
  return dishes.some(
    (dish) =>
      dish.ingredients.length > 0 &&
      shunned.some((fact) => !facts.has(fact) && isHeldIn(dish, fact)),
  )
}
