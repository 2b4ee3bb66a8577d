import { filterCues, type Cue } from './cues.ts'
import { distance, neighbours } from './span.ts'
import { relations, type Relation, type RelationPosition } from './words/language-words.ts'

type MaybeRelation = Relation | undefined

/** Whether a relation means that the food is not wanted. */
export const isAvoidingRelation = (relation: MaybeRelation): boolean =>
  isLongRangeRelation(relation) ||
  relation === 'dislikes' ||
  relation === 'without' ||
  relation === 'free'

/** Whether a relation is about health, and so always governs a food, at any distance. */
export const isHealthRelation = (relation: MaybeRelation): boolean =>
  relation === 'allergic' || relation === 'harm'

/** Whether a relation may govern a food at any distance. */
export const isLongRangeRelation = (relation: MaybeRelation): boolean =>
  isHealthRelation(relation) || relation === 'avoids'

/** A relation that a message states, and where a food that it governs may be. */
export interface StatedRelation {
  readonly cue: Cue
  readonly relation: Relation
  /** How far the food may be, as `costOf` in `tie-foods.ts` counts it; by default `maxDistance`. */
  readonly reach?: number
  /** Whether it may precede or follow the food, in any language. */
  readonly isOnAnySide: boolean
}

/** Relations that may precede or follow the food: "nut allergy" and "allergic to nuts". */
const relationsOnAnySide: readonly Relation[] = ['allergic', 'harm', 'free', 'suits', 'take_back']

/** In tokens, between a negation and its verb. */
const maxDistanceToVerb = 3
/** In tokens, between the two halves of a reaction. */
const maxGapInReaction = 6
/** In tokens: without a verb, "can't" refers only to a food nearby, as in "nuts I can't". */
const reachOfCannot = 2

/** Finds the relations that a message states, by one phrase or by two such as "can't … eat". */
export function findRelations(cues: readonly Cue[], position: RelationPosition): StatedRelation[] {
  return [
    ...findSimpleRelations(cues, position),
    ...findNegatedEating(cues),
    ...findReactions(cues).map((cue) => onAnySide(cue, 'harm')),
  ]
}

function findSimpleRelations(cues: readonly Cue[], position: RelationPosition): StatedRelation[] {
  const negationEnds = new Set(filterCues(cues, 'modifiers', 'not').map(({ end }) => end))
  return cues.flatMap((cue) =>
    cue.meanings.flatMap(({ kind, value }): StatedRelation[] => {
      const relation = kind === 'relations' ? relations.find((name) => name === value) : undefined
      if (relation) {
        // "Doesn't contain", "not made with".
        const isNegated =
          (relation === 'contains' || relation === 'with') && negationEnds.has(cue.start)
        const isOnAnySide = relationsOnAnySide.includes(relation)
        return [{ cue, relation: isNegated ? 'without' : relation, isOnAnySide }]
      }
      // A negation excludes an adjacent food: "not pork", "anything but pasta", "pork, no".
      const isNegation = kind === 'modifiers' && (value === 'not' || value === 'except')
      const reach = position === 'before' ? 0 : 1
      return isNegation ? [{ cue, relation: 'without', reach, isOnAnySide: cue.endsClause }] : []
    }),
  )
}

const onAnySide = (cue: Cue, relation: Relation): StatedRelation => ({
  cue,
  relation,
  isOnAnySide: true,
})

/** Finds "can't … eat" and "do not … touch", in either order, and "can't" alone. */
function findNegatedEating(cues: readonly Cue[]): StatedRelation[] {
  const cannot = filterCues(cues, 'eating', 'cannot')
  const not = filterCues(cues, 'modifiers', 'not')
  const negationStarts = new Set(not.map(({ start }) => start))
  const negated = [
    ...findPairs([...cannot, ...not], filterCues(cues, 'eating', 'eat'), maxDistanceToVerb),
    // "Neither of us can eat": a negation before a permission.
    ...findPairs(not, filterCues(cues, 'relations', 'suits'), maxDistanceToVerb).filter(
      ({ start }) => negationStarts.has(start),
    ),
  ]
  return [
    ...negated.map((cue) => onAnySide(cue, 'avoids')),
    ...cannot.map((cue) => ({ ...onAnySide(cue, 'avoids'), reach: reachOfCannot })),
  ]
}

/** Finds reactions to a food: "my throat swells", "I can't breathe", "anaphylaxis". */
const findReactions = (cues: readonly Cue[]): Cue[] => [
  ...filterCues(cues, 'emergency', 'alone'),
  ...findPairs(
    filterCues(cues, 'emergency', 'body'),
    filterCues(cues, 'emergency', 'trouble'),
    maxGapInReaction,
  ),
  ...findPairs(
    filterCues(cues, 'emergency', 'does'),
    filterCues(cues, 'emergency', 'hard'),
    maxGapInReaction,
  ),
]

/**
 * Merges each cue with the nearest of `others` in the same sentence, if it is at most `maxDistance`
 * tokens away. The result keeps the cue's meanings.
 */
function findPairs(cues: readonly Cue[], others: readonly Cue[], maxDistance: number): Cue[] {
  return cues.flatMap((cue) => {
    const other = neighbours(others, cue).find(
      (near) => near.sentence === cue.sentence && distance(near, cue) <= maxDistance,
    )
    if (!other) return []
    const start = Math.min(cue.start, other.start)
    return [{ ...cue, start, end: Math.max(cue.end, other.end) }]
  })
}
