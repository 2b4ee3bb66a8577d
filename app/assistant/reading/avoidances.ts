import { diets as allDiets } from '#app/domain/dietary/facts.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { About } from '../plan/part.ts'
import { signsOf, type Sign } from './signs.ts'
import { distance, placesOf, range } from './span.ts'
import { nameOf, strictly, unique, type Substance } from './substances.ts'
import type { Relation } from './words/language-words.ts'

/** A food of a message and how it is tied to the guest. */
export interface TiedSubstance extends Substance {
  /** The relation that stands closest; nothing where none is near. */
  readonly relation: Relation | undefined
}

/** "Nut allergy" and "allergic to nuts": these stand before the food as well as behind it. */
const onEitherSide: readonly Relation[] = ['allergic', 'harm', 'free', 'suits', 'take_back']

/** Farther apart a relation is about something else. */
const mostBetween = 9

const avoiding: readonly Relation[] = ['allergic', 'avoids', 'dislikes', 'without', 'free', 'harm']

/** Whether a relation leaves out what it governs. */
export const isAvoiding = (relation: Relation): boolean => avoiding.includes(relation)

/** Words of health: each of them speaks of some food, however far away that stands. */
const strong: readonly Relation[] = ['allergic', 'harm']

interface RelationSign {
  readonly sign: Sign
  readonly relation: Relation
  /** The most tokens between it and what it governs; `mostBetween` where not given. */
  readonly reach?: number
}

/** Ties each food to the relation that governs it; foods in a row share theirs. */
export function tie(
  substances: readonly Substance[],
  signs: readonly Sign[],
  stand: 'before' | 'behind',
): TiedSubstance[] {
  const nots = new Set(signsOf(signs, 'modifiers', 'not').map(({ end }) => end))
  const relations = signs.flatMap((sign) =>
    sign.meanings.flatMap(({ kind, value }): RelationSign[] => {
      const relation = kind === 'relations' ? relationNames.find((one) => one === value) : undefined
      if (relation)
        return [{ sign, relation: isNegated(sign, relation, nots) ? 'without' : relation }]
      // "Not pork", "anything but pasta": right beside what is left out.
      const isNot = kind === 'modifiers' && (value === 'not' || value === 'except')
      return isNot ? [{ sign, relation: 'without', reach: stand === 'before' ? 0 : 1 }] : []
    }),
  )
  const rows = rowsOf(substances, signs).flatMap((row) => spanOf(row) ?? [])
  const isWrongSide = ({ sign, relation }: RelationSign, span: Sign) =>
    !onEitherSide.includes(relation) && sign.start < span.start !== (stand === 'before')
  const costOf = (one: RelationSign, { span }: Row) => {
    const { sign, relation } = one
    const isVague = relation === 'contains' || relation === 'suits' || relation === 'with'
    return distance(sign, span) + (isWrongSide(one, span) ? 2 : 0) + (isVague ? 1 : 0)
  }
  // Only relations in reach of a row are looked at: a message may name a thousand of each.
  const byStart = Map.groupBy(relations, ({ sign }) => sign.start)
  const longest = Math.max(0, ...relations.map(({ sign }) => sign.end - sign.start))
  // "Pasta without nuts": what governs a food on its own side says nothing of the one before it.
  const starts = new Map(rows.map((row) => [row.span.start, row.span]))
  const ends = new Map(rows.map((row) => [row.span.end, row.span]))
  const governsOwn = ({ sign }: RelationSign) =>
    [0, 1, 2].some((gap) => {
      const span = stand === 'before' ? starts.get(sign.end + gap) : ends.get(sign.start - gap)
      return span?.sentence === sign.sentence
    })
  const governed = new Map<Row, Relation>()
  for (const row of rows) {
    const { start, end, sentence } = row.span
    const near: RelationSign[] = []
    for (let place = start - mostBetween - longest; place <= end + mostBetween; place++) {
      near.push(...(byStart.get(place) ?? []))
    }
    const inReach = near.filter(
      (one) =>
        one.sign.sentence === sentence &&
        costOf(one, row) <= (one.reach ?? mostBetween) &&
        !(isAvoiding(one.relation) && isWrongSide(one, row.span) && governsOwn(one)),
    )
    const closest = closestOf(inReach, (one) => costOf(one, row))
    if (closest) governed.set(row, closest.relation)
  }
  for (const one of relations.filter(({ relation }) => strong.includes(relation))) {
    const closest = closestOf(neighbours(rows, one.sign), (row) => costOf(one, row))
    if (closest) governed.set(closest, one.relation)
  }
  return rows.flatMap((row) =>
    row.substances.map((substance) => ({
      ...substance,
      relation: substance.affix ?? governed.get(row),
    })),
  )
}

/** The rows of a sentence that stand next to a sign, one on either side. */
function neighbours(rows: readonly Row[], sign: Sign): Row[] {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.span.start ?? 0) < sign.start) from = middle + 1
    else to = middle
  }
  return rows
    .slice(Math.max(0, from - 1), from + 1)
    .filter(({ span }) => span.sentence === sign.sentence)
}

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

/** "Doesn't contain", "not made with": what is not in it is left out. */
function isNegated(sign: Sign, relation: Relation, nots: ReadonlySet<number>): boolean {
  return (relation === 'contains' || relation === 'with') && nots.has(sign.start)
}

interface Row {
  readonly substances: readonly Substance[]
  readonly span: Sign
}

function spanOf(substances: readonly Substance[]): Row | undefined {
  const [first] = substances
  const last = substances.at(-1)
  if (!first || !last) return undefined
  const { start, sentence } = first
  return { substances, span: { start, end: last.end, sentence, meanings: [] } }
}

const relationNames: readonly Relation[] = [...avoiding, 'contains', 'suits', 'with', 'take_back']

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

/** Reads what a message says that somebody at the table avoids. */
export function readAvoidances(
  tied: readonly TiedSubstance[],
  signs: readonly Sign[],
  isAboutDish: boolean,
): AvoidanceChange {
  const absent = new Map(
    signsOf(signs, 'modifiers', 'absent').flatMap(({ start, end, sentence }) =>
      range(start, end).map((place) => [place, sentence]),
    ),
  )
  const isAbsent = ({ start, end, sentence }: Omit<Sign, 'meanings'>) =>
    range(start - mostFromAbsent - 1, end + mostFromAbsent + 1).some(
      (place) => absent.get(place) === sentence,
    )
  const back = new Set(signsOf(signs, 'relations', 'take_back').map(({ sentence }) => sentence))
  const added: About[] = []
  const takenBack: About[] = []
  for (const food of tied) {
    const { relation, abouts } = food
    if (isAbsent(food)) continue
    if (relation === 'take_back') takenBack.push(...strictly(abouts, heldBy))
    // "Is the pide gluten-free?" asks about a dish, and says nothing about the guest.
    else if (relation === 'free' && isAboutDish) continue
    else if (relation === 'dislikes' || relation === 'without') added.push(...abouts)
    else if (relation && isAvoiding(relation)) added.push(...strictly(abouts, heldBy))
  }
  for (const sign of signsOf(signs, 'diets')) {
    if (isAbsent(sign) || isAboutDish) continue
    const named = sign.meanings.flatMap(({ kind, value }) =>
      kind === 'diets' ? allDiets.filter((diet) => diet === value) : [],
    )
    const target = back.has(sign.sentence) ? takenBack : added
    target.push(...named.map((diet): About => ({ kind: 'diet', diet })))
  }
  return { added: unique(added), takenBack: unique(takenBack) }
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
