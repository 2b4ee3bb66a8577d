import { countBefore, nearest } from './nearest.ts'
import { findRelations, type StatedRelation } from './relations.ts'
import { signsOf, type Sign } from './signs.ts'
import { distance, placesOf, range, type Span } from './span.ts'
import type { Substance } from './substances.ts'
import type { Relation } from './words/language-words.ts'

/** A food of a message and how it is tied to the guest. */
export interface TiedSubstance extends Substance {
  /** The nearest relation; undefined if none is near. */
  readonly relation: Relation | undefined
}

/** Farther apart a relation is about something else. */
const mostBetween = 9

const avoiding: readonly Relation[] = ['allergic', 'avoids', 'dislikes', 'without', 'free', 'harm']

/** Whether a relation leaves out what it governs. */
export const isAvoiding = (relation: Relation): boolean => avoiding.includes(relation)

/** Health words: each refers to a food, at any distance. */
export const strong: readonly Relation[] = ['allergic', 'harm']

/** Relations that refer to a food at any distance. */
export const binding: readonly Relation[] = [...strong, 'avoids']

/** Ties each food to the relation that governs it; foods in a row share theirs. */
export function tie(
  substances: readonly Substance[],
  signs: readonly Sign[],
  stand: 'before' | 'behind',
): TiedSubstance[] {
  const relations = findRelations(signs, stand)
  const rows = rowsOf(substances, signs).flatMap((row) => spanOf(row) ?? [])
  const isWrongSide = ({ sign, isEitherSide }: StatedRelation, span: Span) =>
    !isEitherSide && sign.start !== span.start && sign.start < span.start !== (stand === 'before')
  const costOf = (one: StatedRelation, row: Row) => {
    const { sign, relation } = one
    const isVague = relation === 'contains' || relation === 'suits' || relation === 'with'
    return distance(sign, row) + (isWrongSide(one, row) ? 2 : 0) + (isVague ? 1 : 0)
  }
  // Only relations in reach of a row are looked at: a message may name a thousand of each.
  const byStart = Map.groupBy(relations, ({ sign }) => sign.start)
  const longest = relations.reduce((most, { sign }) => Math.max(most, sign.end - sign.start), 0)
  // "Pasta without nuts": what governs a food on its own side says nothing of the one before it.
  const starts = new Map(rows.map((row) => [row.start, row]))
  const ends = new Map(rows.map((row) => [row.end, row]))
  const governsOwn = ({ sign }: StatedRelation) =>
    [0, 1, 2].some((gap) => {
      const row = stand === 'before' ? starts.get(sign.end + gap) : ends.get(sign.start - gap)
      return row?.sentence === sign.sentence
    })
  // "Coeliac" is an allergy and says to what.
  const isOfOther = ({ sign }: StatedRelation, row: Row) =>
    sign.start !== row.start && starts.has(sign.start)
  // "Gluten free penne" is penne, and "is the nut roast gluten free?" asks of gluten alone.
  const isOfWordBefore = ({ sign, relation }: StatedRelation, row: Row) => {
    const isWordAlone = relation === 'free' && !starts.has(sign.start)
    const before = isWordAlone ? ends.get(sign.start) : undefined
    return before !== undefined && before !== row && namesFact(before)
  }
  const governed = new Map<Row, StatedRelation>()
  for (const row of rows) {
    const { start, end, sentence } = row
    const inReach: StatedRelation[] = []
    for (let place = start - mostBetween - longest; place <= end + mostBetween; place++) {
      for (const one of byStart.get(place) ?? []) {
        const isOther = isAvoiding(one.relation) && isWrongSide(one, row) && governsOwn(one)
        const isNear = costOf(one, row) <= (one.reach ?? mostBetween)
        const isMeant = !isOther && !isOfOther(one, row) && !isOfWordBefore(one, row)
        if (one.sign.sentence === sentence && isNear && isMeant) inReach.push(one)
      }
    }
    const closest = closestOf(inReach, (one) => costOf(one, row))
    if (closest) governed.set(row, closest)
  }
  const governing = new Set(governed.values())
  for (const one of relations) {
    if (!binding.includes(one.relation) || one.reach !== undefined) continue
    // "Is there mustard in it? I can't have that": what governs nothing yet is about what was named.
    if (!strong.includes(one.relation) && governing.has(one)) continue
    const relationOf = (row: Row) => governed.get(row)?.relation
    const own = starts.get(one.sign.start)
    for (const row of own ? [own] : rowsMeant(rows, one.sign, relationOf)) governed.set(row, one)
  }
  // "With meat (pork I don't like)": what closes a clause right behind a food is about that one.
  const closing = ({ end }: Substance) =>
    starts.has(end)
      ? undefined
      : byStart.get(end)?.find(({ sign, relation }) => sign.endsClause && isAvoiding(relation))
  return rows.flatMap((row) => {
    const relation = governed.get(row)?.relation
    const isLeft = relation !== undefined && isAvoiding(relation)
    return row.substances.map((substance) => ({
      ...substance,
      relation: substance.affix ?? (isLeft ? relation : (closing(substance)?.relation ?? relation)),
    }))
  })
}

/**
 * The rows that a word of health is about: the one beside it; else what is asked after before it,
 * "Is there mustard in the dressing? I get hives."; else the closest.
 */
function rowsMeant(
  rows: readonly Row[],
  sign: Sign,
  relationOf: (row: Row) => Relation | undefined,
): readonly Row[] {
  const around = nearest(rows, sign)
  const own = around.filter(({ sentence }) => sentence === sign.sentence).slice(0, 1)
  if (own.some((row) => distance(row, sign) <= mostBeside)) return own
  const listed = around.filter((row) => row.start >= sign.end && row.start - sign.end <= mostToList)
  if (listed.length > 0) return listed
  const last = countBefore(rows, sign.start)
  const before = rows
    .slice(Math.max(0, last - mostAsked), last)
    .filter(({ sentence }) => sentence >= sign.sentence - 1)
  const asked = before.filter((row) => relationOf(row) === 'contains')
  const behind = own.filter(({ start }) => start > sign.start)
  // The mustard, and not the dressing that it is in.
  const allergens = asked.filter(namesFact)
  if (asked.length > 0) return [...(allergens.length > 0 ? allergens : asked), ...behind]
  const open = before.filter((row) => row.sentence < sign.sentence && isOpen(relationOf(row)))
  return [...own, ...open]
}

const namesFact = ({ substances }: Row) =>
  substances.some(({ abouts }) => abouts.some(({ kind }) => kind === 'fact'))

const isOpen = (relation: Relation | undefined) =>
  relation === undefined || !(isAvoiding(relation) || relation === 'take_back')

const mostBeside = 2
/** "I have an allergy. To nuts." */
const mostToList = 1
/** How many rows of foods one question asks after. */
const mostAsked = 3

/** The first of the items that cost least. */
function closestOf<Item>(items: readonly Item[], costOf: (item: Item) => number): Item | undefined {
  let [closest] = items
  let least = closest === undefined ? 0 : costOf(closest)
  for (const item of items) {
    const cost = costOf(item)
    if (cost < least) [closest, least] = [item, cost]
  }
  return closest
}

interface Row extends Span {
  readonly substances: readonly Substance[]
  readonly sentence: number
}

function spanOf(substances: readonly Substance[]): Row | undefined {
  const [first] = substances
  const last = substances.at(-1)
  if (!first || !last) return undefined
  return { substances, start: first.start, end: last.end, sentence: first.sentence }
}

/** Foods with nothing but commas and joining words between them: "nuts, milk and eggs". */
function rowsOf(substances: readonly Substance[], signs: readonly Sign[]): Substance[][] {
  const joining = placesOf([
    ...signsOf(signs, 'modifiers', 'and'),
    ...signsOf(signs, 'modifiers', 'or'),
    ...signsOf(signs, 'common'),
  ])
  // "Pommes glutenfrei": what says itself how it is meant takes no other food with it.
  const tiedByThemselves = placesOf(
    signsOf(signs, 'relations').filter((sign) => signsOf([sign], 'facts').length > 0),
  )
  const isJoined = (one: Substance, other: Substance) =>
    one.sentence === other.sentence &&
    tiedByThemselves.has(one.start) === tiedByThemselves.has(other.start) &&
    one.affix === other.affix &&
    other.start - one.end <= 2 &&
    range(one.end, other.start).every((place) => joining.has(place))
  const rows: Substance[][] = []
  for (const substance of substances) {
    const before = rows.at(-1)?.at(-1)
    if (before && isJoined(before, substance)) rows.at(-1)?.push(substance)
    else rows.push([substance])
  }
  return rows
}
