import { annexIIAllergens, diets } from '#app/domain/guest-menu/facts.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { targetKey, asAllergies, uniqueTargets } from './dietary-targets.ts'
import { cueValues, filterCues, type Cue } from './cues.ts'
import { isAvoidingRelation, isLongRangeRelation, isHealthRelation } from './find-relations.ts'
import { distance, neighbours, range, type SentenceSpan, type Span } from './span.ts'
import type { TiedFood } from './tie-foods.ts'
import type { Token } from './tokens.ts'
import type { RelationPosition } from './words/language-words.ts'

/** The changes that a message makes to what the guest avoids. */
export interface AvoidanceChange {
  readonly added: readonly DietaryTarget[]
  /** Left out of this message's answer only: "a pizza without mushrooms". */
  readonly wished: readonly DietaryTarget[]
  readonly takenBack: readonly DietaryTarget[]
}

/** The parts of a message that say what the guest avoids. */
interface AvoidanceSource {
  readonly foods: readonly TiedFood[]
  /** Words for heat: "I can't eat spicy things" is about chilli, "not too hot" isn't. */
  readonly heat: readonly TiedFood[]
  readonly cues: readonly Cue[]
  readonly tokens: readonly Token[]
  readonly position: RelationPosition
  /**
   * Whether the message asks for nothing: "no mushrooms" describes the guest, "a pizza without
   * mushrooms" only that pizza.
   */
  readonly isStatement: boolean
}

/** Finds what a message says that someone at the table avoids. */
export function findAvoidances(source: AvoidanceSource): AvoidanceChange {
  const { foods, heat, cues, tokens, position, isStatement } = source
  const { isAbsent, isPast, isOfAbsent } = createPresenceTests(cues, tokens)
  const isExplained = isBesideMeaning(cues, position)
  const added: DietaryTarget[] = []
  const wished: DietaryTarget[] = []
  const takenBack: DietaryTarget[] = []
  for (const food of foods) {
    const { relation, targets } = food
    // An allergy that may be past is kept, because avoiding too much is the smaller mistake.
    if (isAbsent(food) && (!isHealthRelation(relation) || isOfAbsent(food))) continue
    if (isPast(food) && !isHealthRelation(relation)) continue
    // "I'm allergic to milk, what is good?" doesn't ask for an explanation.
    if (isExplained(food) && !isLongRangeRelation(relation)) continue
    if (relation === 'take_back') takenBack.push(...asAllergies(targets))
    else if (relation === 'dislikes') added.push(...targets)
    else if (relation === 'without' || relation === 'free') {
      const leftOut = relation === 'free' ? asAllergies(targets) : targets
      for (const target of leftOut) (isStatement || mayHarm(target) ? added : wished).push(target)
    } else if (isAvoidingRelation(relation)) added.push(...asAllergies(targets))
  }
  for (const word of heat) {
    const { relation, targets, isMild } = word
    const isAvoided = isMild
      ? isHealthRelation(relation)
      : isLongRangeRelation(relation) || relation === 'dislikes'
    if (isAvoided && !isAbsent(word)) added.push(...targets)
  }
  // No dish with alcohol is offered in pregnancy, whether or not the guest says more.
  const isPregnant = filterCues(cues, 'acts', 'pregnancy').some(
    (cue) => !isAbsent(cue) && !isPast(cue),
  )
  if (isPregnant) added.push({ kind: 'fact', fact: 'alcohol' })
  const takingBack = new Set(
    filterCues(cues, 'relations', 'take_back').map(({ sentence }) => sentence),
  )
  for (const cue of filterCues(cues, 'diets')) {
    if (isAbsent(cue) || isPast(cue) || isExplained(cue)) continue
    const changed = takingBack.has(cue.sentence) ? takenBack : added
    changed.push(
      ...cueValues([cue], 'diets', diets).map((diet): DietaryTarget => ({ kind: 'diet', diet })),
    )
  }
  return {
    added: uniqueTargets(added),
    wished: uniqueTargets(wished),
    takenBack: uniqueTargets(takenBack),
  }
}

/** Whether a food or diet is only that of an absent person, or of the past. */
interface PresenceTests {
  /** Whether it is mentioned next to an absent person. */
  readonly isAbsent: (span: SentenceSpan) => boolean
  /** Whether it is mentioned next to something past. */
  readonly isPast: (span: SentenceSpan) => boolean
  /** Whether an absent person is in the same clause, with nothing that separates the two. */
  readonly isOfAbsent: (span: Span) => boolean
}

/** In tokens: farther apart, the absent person and the allergic one are two people. */
const maxDistanceToAbsent = 6

function createPresenceTests(cues: readonly Cue[], tokens: readonly Token[]): PresenceTests {
  const separators = new Set(filterCues(cues, 'modifiers', 'and', 'but').map(({ start }) => start))
  const isSeparated = (from: number, to: number) =>
    range(from, to).some((index) => separators.has(index))
  const isBeside = (modifier: 'absent' | 'past') => {
    const modifiers = filterCues(cues, 'modifiers', modifier)
    return (span: SentenceSpan) =>
      neighbours(modifiers, span).some(
        (cue) =>
          cue.sentence === span.sentence &&
          distance(cue, span) <= maxDistanceToAbsent &&
          // "She isn't coming, and I'm allergic" is about two people.
          (cue.start > span.start || !isSeparated(cue.end, span.start)),
      )
  }
  const absentCues = filterCues(cues, 'modifiers', 'absent')
  return {
    isAbsent: isBeside('absent'),
    isPast: isBeside('past'),
    // In "I'm allergic to milk, my friend isn't coming", the allergic person may be present.
    isOfAbsent: ({ start }) =>
      absentCues.some(
        (cue) =>
          tokens[cue.start]?.clause === tokens[start]?.clause &&
          !(cue.start < start ? isSeparated(cue.end, start) : isSeparated(start, cue.start)),
      ),
  }
}

/** Whether "without" always describes the guest, because forgetting it may do harm. */
const mayHarm = (target: DietaryTarget): boolean =>
  target.kind === 'fact' && harmful.has(target.fact)

const harmful = new Set<string>([...annexIIAllergens, 'lactose', 'pork', 'gelatine', 'alcohol'])

/** In tokens. */
const maxDistanceToMeaning = 2

/**
 * Whether a food or diet is itself asked about: "what is dairy free?", not "dairy free, what is
 * good?".
 */
function isBesideMeaning(
  cues: readonly Cue[],
  position: RelationPosition,
): (span: Span) => boolean {
  const asking = filterCues(cues, 'modifiers', 'meaning')
  return (span) =>
    neighbours(asking, span).some(
      (cue) =>
        (position === 'after' || cue.end <= span.start) &&
        distance(cue, span) <= maxDistanceToMeaning,
    )
}

/** Returns what the guest avoids after some messages of a conversation, oldest first. */
export function applyAvoidanceChanges(changes: readonly AvoidanceChange[]): DietaryTarget[] {
  let avoided: DietaryTarget[] = []
  for (const { added, takenBack } of changes) {
    const removed = new Set(takenBack.map(targetKey))
    avoided = uniqueTargets([...avoided, ...added]).filter(
      (target) => !removed.has(targetKey(target)),
    )
  }
  return avoided
}
