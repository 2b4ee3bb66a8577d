import { filterCues, hasMeaning, type Cue } from './cues.ts'
import type { FoodMention } from './find-foods.ts'
import {
  findRelations,
  isAvoidingRelation,
  isLongRangeRelation,
  isHealthRelation,
  type StatedRelation,
} from './find-relations.ts'
import {
  countBefore,
  distance,
  isWithin,
  neighbours,
  range,
  tokenIndexes,
  type SentenceSpan,
} from './span.ts'
import type { Relation, RelationPosition } from './words/language-words.ts'

/** A food in a message, with the relation that governs it. */
export interface TiedFood extends FoodMention {
  readonly relation: Relation | undefined
}

/** Foods in a list, which share a relation: "nuts, milk and eggs". */
interface FoodGroup extends SentenceSpan {
  readonly foods: readonly FoodMention[]
}

/** In tokens: relations farther away don't govern a food. */
const maxDistance = 9

/** Ties each food to the nearest relation that may govern it. */
export function tieFoods(
  foods: readonly FoodMention[],
  cues: readonly Cue[],
  position: RelationPosition,
): TiedFood[] {
  const relations = findRelations(cues, position)
  const groups = groupFoods(foods, cues)
  // Indexed, so that only relations within reach are compared: a message may contain thousands.
  const byStart = Map.groupBy(relations, ({ cue }) => cue.start)
  const maxLength = Math.max(0, ...relations.map(({ cue }) => cue.end - cue.start))
  const starts = new Map(groups.map((group) => [group.start, group]))
  const ends = new Map(groups.map((group) => [group.end, group]))
  const isOnWrongSide = ({ cue, isOnAnySide }: StatedRelation, { start }: FoodGroup) =>
    !isOnAnySide && cue.start !== start && cue.start < start !== (position === 'before')
  const costOf = (stated: StatedRelation, group: FoodGroup) =>
    distance(stated.cue, group) +
    (isOnWrongSide(stated, group) ? 2 : 0) +
    (vagueRelations.includes(stated.relation) ? 1 : 0)
  // In "pasta without nuts", "without" governs the nuts, and so not the pasta.
  const governsOther = (stated: StatedRelation, group: FoodGroup) =>
    isAvoidingRelation(stated.relation) &&
    isOnWrongSide(stated, group) &&
    [0, 1, 2].some((gap) => {
      const { start, end, sentence } = stated.cue
      const other = position === 'before' ? starts.get(end + gap) : ends.get(start - gap)
      return other?.sentence === sentence
    })
  // "Coeliac" is a relation and a food, and governs no other food. In "is the nut roast gluten
  // free?", "free" governs only the gluten.
  const isOfOther = ({ cue, relation }: StatedRelation, group: FoodGroup) => {
    const before = relation === 'free' ? ends.get(cue.start) : undefined
    return starts.has(cue.start)
      ? cue.start !== group.start
      : before !== undefined && before !== group && namesFact(before)
  }
  const findNearest = (group: FoodGroup) =>
    range(group.start - maxDistance - maxLength, group.end + maxDistance + 1)
      .flatMap((index) => byStart.get(index) ?? [])
      .filter(
        (stated) =>
          stated.cue.sentence === group.sentence &&
          costOf(stated, group) <= (stated.reach ?? maxDistance) &&
          !governsOther(stated, group) &&
          !isOfOther(stated, group),
      )
      .toSorted((first, second) => costOf(first, group) - costOf(second, group))[0]
  const relationByGroup = new Map(groups.map((group) => [group, findNearest(group)]))
  const relationOf = (group: FoodGroup) => relationByGroup.get(group)?.relation
  const relationsInUse = new Set(relationByGroup.values())
  for (const stated of relations) {
    const { cue, relation, reach } = stated
    if (!isLongRangeRelation(relation) || reach !== undefined) continue
    // "I can't have that" governs an earlier food only if it governs none yet.
    if (!isHealthRelation(relation) && relationsInUse.has(stated)) continue
    const own = starts.get(cue.start)
    for (const group of own ? [own] : findReferents(groups, cue, relationOf)) {
      relationByGroup.set(group, stated)
    }
  }
  // A relation that ends a clause governs only the food directly before it: "with meat (pork I
  // don't like)".
  const findClosing = ({ end }: FoodMention) =>
    starts.has(end)
      ? undefined
      : byStart
          .get(end)
          ?.find(({ cue, relation }) => cue.endsClause && isAvoidingRelation(relation))
  return groups.flatMap((group) => {
    const relation = relationOf(group)
    return group.foods.map((food) => {
      const closing = isAvoidingRelation(relation) ? undefined : findClosing(food)?.relation
      return { ...food, relation: food.affix ?? closing ?? relation }
    })
  })
}

const vagueRelations: readonly Relation[] = ['contains', 'suits', 'with']

/** In tokens. */
const maxDistanceToAdjacent = 2
/** In tokens: "I have an allergy. To nuts." */
const maxDistanceToList = 1
/** How many groups of foods one question may ask about. */
const maxAskedGroups = 3

/**
 * Finds the foods that a health relation refers to: the adjacent ones; otherwise those that a
 * question asked about before, "Is there mustard in the dressing? I get hives."; otherwise the
 * nearest.
 */
function findReferents(
  groups: readonly FoodGroup[],
  cue: Cue,
  relationOf: (group: FoodGroup) => Relation | undefined,
): readonly FoodGroup[] {
  const byDistance = neighbours(groups, cue)
  const nearest = byDistance.filter(({ sentence }) => sentence === cue.sentence).slice(0, 1)
  if (nearest.some((group) => distance(group, cue) <= maxDistanceToAdjacent)) return nearest
  const directlyAfter = byDistance.filter(
    ({ start }) => start >= cue.end && start - cue.end <= maxDistanceToList,
  )
  if (directlyAfter.length > 0) return directlyAfter
  const count = countBefore(groups, cue.start)
  const groupsBefore = groups
    .slice(Math.max(0, count - maxAskedGroups), count)
    .filter(({ sentence }) => sentence >= cue.sentence - 1)
  const askedGroups = groupsBefore.filter((group) => relationOf(group) === 'contains')
  if (askedGroups.length > 0) {
    // The mustard, and not the dressing that may contain it.
    const allergens = askedGroups.filter(namesFact)
    const after = nearest.filter(({ start }) => start > cue.start)
    return [...(allergens.length > 0 ? allergens : askedGroups), ...after]
  }
  const openGroups = groupsBefore.filter(
    (group) =>
      group.sentence < cue.sentence &&
      !isAvoidingRelation(relationOf(group)) &&
      relationOf(group) !== 'take_back',
  )
  return [...nearest, ...openGroups]
}

const namesFact = ({ foods }: FoodGroup) =>
  foods.some(({ targets }) => targets.some(({ kind }) => kind === 'fact'))

/** Groups foods that have only commas and joining words between them. */
function groupFoods(foods: readonly FoodMention[], cues: readonly Cue[]): FoodGroup[] {
  const joiningIndexes = tokenIndexes([
    ...filterCues(cues, 'modifiers', 'and', 'or'),
    ...filterCues(cues, 'common'),
  ])
  // A word that is both a relation and a food is its own group: "Pommes glutenfrei".
  const relationFoodIndexes = tokenIndexes(
    filterCues(cues, 'relations').filter((cue) => hasMeaning(cue, 'facts')),
  )
  const isJoined = (first: FoodMention, second: FoodMention) =>
    first.sentence === second.sentence &&
    relationFoodIndexes.has(first.start) === relationFoodIndexes.has(second.start) &&
    first.affix === second.affix &&
    second.start - first.end <= 2 &&
    isWithin({ start: first.end, end: second.start }, joiningIndexes)
  const groups: { start: number; end: number; sentence: number; foods: FoodMention[] }[] = []
  for (const food of foods) {
    const group = groups.at(-1)
    const last = group?.foods.at(-1)
    if (group && last && isJoined(last, food)) {
      group.foods.push(food)
      group.end = food.end
    } else {
      const { start, end, sentence } = food
      groups.push({ start, end, sentence, foods: [food] })
    }
  }
  return groups
}
