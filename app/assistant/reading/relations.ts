import { filterCues, type Cue } from './cues.ts'
import { distance, neighbours } from './span.ts'
import { relations, type Relation, type RelationPosition } from './words/language-words.ts'

type AnyRelation = Relation | undefined

/** Whether a relation excludes the food that it governs. */
export const isAvoiding = (relation: AnyRelation): boolean =>
  isBinding(relation) || relation === 'dislikes' || relation === 'without' || relation === 'free'

/** Whether a relation is about health, and so always governs a food, at any distance. */
export const isHealth = (relation: AnyRelation): boolean =>
  relation === 'allergic' || relation === 'harm'

/** Whether a relation may govern a food at any distance. */
export const isBinding = (relation: AnyRelation): boolean =>
  isHealth(relation) || relation === 'avoids'

/** A relation to a food that a message states. */
export interface StatedRelation {
  readonly cue: Cue
  readonly relation: Relation
  /** The maximum number of tokens to the food, if it isn't the usual one. */
  readonly reach?: number
  /** Whether it may precede or follow the food, in any language. */
  readonly isEitherSide: boolean
}

/** Relations that may precede or follow the food: "nut allergy" and "allergic to nuts". */
const onEitherSide: readonly Relation[] = ['allergic', 'harm', 'free', 'suits', 'take_back']

/** In tokens: a negation and a verb farther apart are unrelated. */
const maxInNegation = 3
const maxInReaction = 6
/** "Nuts I can't": without a verb, "can't" refers to an adjacent food. */
const reachOfCannot = 2

/** Finds the relations that a message states, by one phrase or by two such as "can't … eat". */
export function findRelations(cues: readonly Cue[], position: RelationPosition): StatedRelation[] {
  return [
    ...findSimpleRelations(cues, position),
    ...findNegatedEating(cues),
    ...findReactions(cues).map((cue) => onBothSides(cue, 'harm')),
  ]
}

function findSimpleRelations(cues: readonly Cue[], position: RelationPosition): StatedRelation[] {
  const negationEnds = new Set(filterCues(cues, 'modifiers', 'not').map(({ end }) => end))
  return cues.flatMap((cue) =>
    cue.meanings.flatMap(({ kind, value }): StatedRelation[] => {
      const relation = kind === 'relations' ? relations.find((known) => known === value) : undefined
      if (relation) {
        // "Doesn't contain", "not made with".
        const isNegated =
          (relation === 'contains' || relation === 'with') && negationEnds.has(cue.start)
        const isEitherSide = onEitherSide.includes(relation)
        return [{ cue, relation: isNegated ? 'without' : relation, isEitherSide }]
      }
      // A negation excludes an adjacent food: "not pork", "anything but pasta", "pork, no".
      const isNegation = kind === 'modifiers' && (value === 'not' || value === 'except')
      const reach = position === 'before' ? 0 : 1
      return isNegation ? [{ cue, relation: 'without', reach, isEitherSide: cue.endsClause }] : []
    }),
  )
}

const onBothSides = (cue: Cue, relation: Relation): StatedRelation => ({
  cue,
  relation,
  isEitherSide: true,
})

/** Finds "can't … eat" and "do not … touch", in either order. */
function findNegatedEating(cues: readonly Cue[]): StatedRelation[] {
  const cannot = filterCues(cues, 'eating', 'cannot')
  const not = filterCues(cues, 'modifiers', 'not')
  const negationStarts = new Set(not.map(({ start }) => start))
  const negated = [
    ...findPairs([...cannot, ...not], filterCues(cues, 'eating', 'eat'), maxInNegation),
    // "Neither of us can eat": permission after a negation.
    ...findPairs(not, filterCues(cues, 'relations', 'suits'), maxInNegation).filter(({ start }) =>
      negationStarts.has(start),
    ),
  ]
  return [
    ...negated.map((cue) => onBothSides(cue, 'avoids')),
    ...cannot.map((cue) => ({ ...onBothSides(cue, 'avoids'), reach: reachOfCannot })),
  ]
}

/** Finds reactions to a food: "my throat swells", "I can't breathe", "anaphylaxis". */
const findReactions = (cues: readonly Cue[]): Cue[] => [
  ...filterCues(cues, 'emergency', 'alone'),
  ...findPairs(
    filterCues(cues, 'emergency', 'body'),
    filterCues(cues, 'emergency', 'trouble'),
    maxInReaction,
  ),
  ...findPairs(
    filterCues(cues, 'emergency', 'does'),
    filterCues(cues, 'emergency', 'hard'),
    maxInReaction,
  ),
]

/** Joins each cue with the nearest of some others in its sentence, if it is near, to one cue. */
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
