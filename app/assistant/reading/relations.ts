import { nearest } from './nearest.ts'
import { signsOf, type Sign } from './signs.ts'
import { relations, type Relation } from './words/language-words.ts'

/** A relation to a food that a message states, and where. */
export interface StatedRelation {
  readonly sign: Sign
  readonly relation: Relation
  /** The most tokens between it and what it governs; the usual ones where not given. */
  readonly reach?: number
  /** Whether it may come before or after the food, in any language. */
  readonly isEitherSide: boolean
}

/** "Nut allergy" and "allergic to nuts": these stand before the food as well as behind it. */
const onEitherSide: readonly Relation[] = ['allergic', 'harm', 'free', 'suits', 'take_back']

/** Farther apart, a negation and a verb are about different things. */
const mostInNegation = 3
const mostInReaction = 6
/** "Nuts I can't": without a verb, "can't" is about the word next to it. */
const reachOfCannot = 2

/** The relations that a message states: those of the word tables, and those put together from parts. */
export function findRelations(
  signs: readonly Sign[],
  stand: 'before' | 'behind',
): StatedRelation[] {
  return [
    ...namedRelations(signs, stand),
    ...negatedEating(signs),
    ...reactions(signs).map((sign) => composed(sign, 'harm')),
  ]
}

function namedRelations(signs: readonly Sign[], stand: 'before' | 'behind'): StatedRelation[] {
  const nots = new Set(signsOf(signs, 'modifiers', 'not').map(({ end }) => end))
  return signs.flatMap((sign) =>
    sign.meanings.flatMap(({ kind, value }): StatedRelation[] => {
      const relation = kind === 'relations' ? relations.find((one) => one === value) : undefined
      if (relation) {
        // "Doesn't contain", "not made with": what is not in it is left out.
        const isNegated = (relation === 'contains' || relation === 'with') && nots.has(sign.start)
        const isEitherSide = onEitherSide.includes(relation)
        return [{ sign, relation: isNegated ? 'without' : relation, isEitherSide }]
      }
      // "Not pork", "anything but pasta", "pork, no": right beside what is left out.
      const isNot = kind === 'modifiers' && (value === 'not' || value === 'except')
      const reach = stand === 'before' ? 0 : 1
      const isEitherSide = sign.endsClause === true
      return isNot ? [{ sign, relation: 'without', reach, isEitherSide }] : []
    }),
  )
}

const composed = (sign: Sign, relation: Relation): StatedRelation => ({
  sign,
  relation,
  isEitherSide: true,
})

/** "Can't … eat", "do not … touch", in either order: the guest does not eat the food next to it. */
function negatedEating(signs: readonly Sign[]): StatedRelation[] {
  const eating = signsOf(signs, 'eating', 'eat')
  const cannot = signsOf(signs, 'eating', 'cannot')
  const not = signsOf(signs, 'modifiers', 'not')
  // "Neither of us can eat": what may be eaten, denied.
  const allowed = signsOf(signs, 'relations', 'suits')
  const nots = new Set(not.map(({ start }) => start))
  const denied = [
    ...pairsOf([...cannot, ...not], eating, mostInNegation),
    ...pairsOf(not, allowed, mostInNegation).filter(({ start }) => nots.has(start)),
  ]
  return [
    ...denied.map((sign) => composed(sign, 'avoids')),
    ...cannot.map((sign) => ({ ...composed(sign, 'avoids'), reach: reachOfCannot })),
  ]
}

/** "My throat swells", "I can't breathe", "anaphylaxis": what a body does after some food. */
const reactions = (signs: readonly Sign[]): Sign[] => [
  ...signsOf(signs, 'emergency', 'alone'),
  ...pairsOf(
    signsOf(signs, 'emergency', 'body'),
    signsOf(signs, 'emergency', 'trouble'),
    mostInReaction,
  ),
  ...pairsOf(
    signsOf(signs, 'emergency', 'does'),
    signsOf(signs, 'emergency', 'hard'),
    mostInReaction,
  ),
]

/** Signs of two kinds that stand near each other in a sentence, each pair as one sign. */
function pairsOf(some: readonly Sign[], others: readonly Sign[], most: number): Sign[] {
  const sorted = others.toSorted((one, other) => one.start - other.start)
  return some.flatMap((one) => {
    const other = nearest(sorted, one).find(
      (near) =>
        near.sentence === one.sentence &&
        Math.max(near.start - one.end, one.start - near.end) <= most,
    )
    if (!other) return []
    const start = Math.min(one.start, other.start)
    return [{ ...one, start, end: Math.max(one.end, other.end) }]
  })
}
