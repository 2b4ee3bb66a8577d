import { diets as allDiets } from '#app/domain/dietary/facts.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { About } from '../plan/part.ts'
import { signsOf, type Sign } from './signs.ts'
import { nearest } from './nearest.ts'
import { findRelations, type StatedRelation } from './relations.ts'
import { distance, placesOf, range, type Span } from './span.ts'
import { nameOf, strictly, unique, type Substance } from './substances.ts'
import type { Relation } from './words/language-words.ts'

/** A food of a message and how it is tied to the guest. */
export interface TiedSubstance extends Substance {
  /** The relation that stands closest; nothing where none is near. */
  readonly relation: Relation | undefined
}

/** Farther apart a relation is about something else. */
const mostBetween = 9

const avoiding: readonly Relation[] = ['allergic', 'avoids', 'dislikes', 'without', 'free', 'harm']

/** Whether a relation leaves out what it governs. */
export const isAvoiding = (relation: Relation): boolean => avoiding.includes(relation)

/** Words of health: each of them speaks of some food, however far away that stands. */
const strong: readonly Relation[] = ['allergic', 'harm']

/** Relations that say something of some food, however far away that stands. */
const binding: readonly Relation[] = [...strong, 'avoids']

/** Ties each food to the relation that governs it; foods in a row share theirs. */
export function tie(
  substances: readonly Substance[],
  signs: readonly Sign[],
  stand: 'before' | 'behind',
): TiedSubstance[] {
  const relations = findRelations(signs, stand)
  const rows = rowsOf(substances, signs).flatMap((row) => spanOf(row) ?? [])
  const isWrongSide = ({ sign, isEitherSide }: StatedRelation, span: Span) =>
    !isEitherSide && sign.start < span.start !== (stand === 'before')
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
  const governed = new Map<Row, StatedRelation>()
  for (const row of rows) {
    const { start, end, sentence } = row
    const inReach: StatedRelation[] = []
    for (let place = start - mostBetween - longest; place <= end + mostBetween; place++) {
      for (const one of byStart.get(place) ?? []) {
        const isOther = isAvoiding(one.relation) && isWrongSide(one, row) && governsOwn(one)
        const isNear = costOf(one, row) <= (one.reach ?? mostBetween)
        if (one.sign.sentence === sentence && isNear && !isOther) inReach.push(one)
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
    const row = rowBeside(rows, one.sign)
    if (row && !(governing.has(one) && governed.get(row) === one)) governed.set(row, one)
  }
  return rows.flatMap((row) =>
    row.substances.map((substance) => ({
      ...substance,
      relation: substance.affix ?? governed.get(row)?.relation,
    })),
  )
}

/** The row closest to a sign in its sentence; else right behind it, or in the sentence before. */
function rowBeside(rows: readonly Row[], { start, end, sentence }: Sign): Row | undefined {
  const beside = nearest(rows, { start, end })
  return (
    beside.find((row) => row.sentence === sentence) ??
    beside.find((row) => row.start >= end && row.start - end <= mostToList) ??
    beside.find((row) => row.start < start && row.sentence === sentence - 1)
  )
}

/** "I have an allergy. To nuts." */
const mostToList = 1

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
  const isJoined = (one: Substance, other: Substance) =>
    one.sentence === other.sentence &&
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

/** Farther apart, somebody else is spoken of: one is not here, and another is allergic. */
const mostFromAbsent = 6

/** What a message adds to what the guest avoids, and what it takes back. */
export interface AvoidanceChange {
  readonly added: readonly About[]
  readonly takenBack: readonly About[]
}

/**
 * Reads what a message says that somebody at the table avoids.
 * @param heat words of heat: "I can't eat spicy things" is about chilli, and "not too hot" is not
 */
export function readAvoidances(
  tied: readonly TiedSubstance[],
  heat: readonly TiedSubstance[],
  signs: readonly Sign[],
): AvoidanceChange {
  const isAbsent = spokenBeside(signs, 'absent')
  const isPast = spokenBeside(signs, 'past')
  const back = new Set(signsOf(signs, 'relations', 'take_back').map(({ sentence }) => sentence))
  const added: About[] = []
  const takenBack: About[] = []
  for (const food of tied) {
    const { relation, abouts } = food
    // An allergy that may be past is kept: to have heard one too many is the smaller fault.
    const isKept = relation !== undefined && strong.includes(relation)
    if (isAbsent(food) || (isPast(food) && !isKept)) continue
    if (relation === 'take_back') takenBack.push(...strictly(abouts, heldBy))
    else if (relation === 'dislikes' || relation === 'without') added.push(...abouts)
    else if (relation && isAvoiding(relation)) added.push(...strictly(abouts, heldBy))
  }
  for (const { relation, abouts, isMild, ...span } of heat) {
    const isBad = relation && (isMild ? strong : [...binding, 'dislikes']).includes(relation)
    if (isBad && !isAbsent(span)) added.push(...abouts)
  }
  for (const sign of signsOf(signs, 'diets')) {
    if (isAbsent(sign) || isPast(sign)) continue
    const named = sign.meanings.flatMap(({ kind, value }) =>
      kind === 'diets' ? allDiets.filter((diet) => diet === value) : [],
    )
    const target = back.has(sign.sentence) ? takenBack : added
    target.push(...named.map((diet): About => ({ kind: 'diet', diet })))
  }
  return { added: unique(added), takenBack: unique(takenBack) }
}

/** Whether somebody who is not here, or something past, is spoken of beside a food or a diet. */
function spokenBeside(
  signs: readonly Sign[],
  modifier: 'absent' | 'past',
): (span: Omit<Sign, 'meanings'>) => boolean {
  const absent = signsOf(signs, 'modifiers', modifier)
  const joined = new Set(
    [...signsOf(signs, 'modifiers', 'and'), ...signsOf(signs, 'modifiers', 'but')].map(
      ({ start }) => start,
    ),
  )
  return (span) =>
    nearest(absent, span).some((one) => {
      if (one.sentence !== span.sentence || distance(one, span) > mostFromAbsent) return false
      // "She isn't coming, and I'm allergic": who is spoken of first is somebody else.
      return one.start > span.start || !range(one.end, span.start).some((at) => joined.has(at))
    })
}

/** Adds up what the messages of a conversation say, oldest first. */
export function addUp(changes: readonly AvoidanceChange[]): About[] {
  let held: About[] = []
  for (const { added, takenBack } of changes) {
    const gone = new Set(takenBack.map(nameOf))
    held = unique([...held, ...added]).filter((about) => !gone.has(nameOf(about)))
  }
  return held
}
