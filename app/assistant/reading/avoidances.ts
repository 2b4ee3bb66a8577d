import { diets as allDiets } from '#app/domain/dietary/facts.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { About } from '../plan/part.ts'
import { distance } from './emergency.ts'
import { signsOf, type Sign } from './signs.ts'
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

/** Ties each food to the relation that governs it; foods in a row share theirs. */
export function tie(
  substances: readonly Substance[],
  signs: readonly Sign[],
  stand: 'before' | 'behind',
): TiedSubstance[] {
  const relations = signs.flatMap((sign) =>
    sign.meanings.flatMap(({ kind, value }) =>
      kind === 'relations' ? [{ sign, relation: asRelation(value) }] : [],
    ),
  )
  return rowsOf(substances, signs).flatMap((row) => {
    const [first] = row
    const last = row.at(-1)
    if (!first || !last) return []
    const whole = { start: first.start, end: last.end, sentence: first.sentence, meanings: [] }
    const costs = relations
      .filter(({ sign }) => sign.sentence === first.sentence)
      .map(({ sign, relation }) => {
        const isBefore = sign.start < whole.start
        const isWrongSide = isBefore !== (stand === 'before')
        const isVague = relation !== undefined && !avoiding.includes(relation)
        const cost = distance(sign, whole) + (isWrongSide ? 2 : 0) + (isVague ? 1 : 0)
        return { relation, cost }
      })
      .filter(({ cost }) => cost <= mostBetween)
      .toSorted((one, other) => one.cost - other.cost)
    return row.map((substance) => ({
      ...substance,
      relation: substance.affix ?? costs[0]?.relation,
    }))
  })
}

const relationNames: readonly Relation[] = [...avoiding, 'contains', 'suits', 'with']
const asRelation = (value: string) => relationNames.find((one) => one === value)

/** Foods with nothing but commas and joining words between them: "nuts, milk and eggs". */
function rowsOf(substances: readonly Substance[], signs: readonly Sign[]): Substance[][] {
  const joiners = [
    ...signsOf(signs, 'modifiers', 'and'),
    ...signsOf(signs, 'modifiers', 'or'),
    ...signsOf(signs, 'common'),
  ]
  const isJoined = (one: Substance, other: Substance) => {
    if (one.sentence !== other.sentence || one.affix !== other.affix) return false
    for (let place = one.end; place < other.start; place++) {
      if (!joiners.some(({ start, end }) => start <= place && place < end)) return false
    }
    return other.start - one.end <= 2
  }
  const rows: Substance[][] = []
  for (const substance of substances) {
    const before = rows.at(-1)?.at(-1)
    if (before && isJoined(before, substance)) rows.at(-1)?.push(substance)
    else rows.push([substance])
  }
  return rows
}

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
  const sentencesWith = (value: string) =>
    new Set(signsOf(signs, 'modifiers', value).map(({ sentence }) => sentence))
  const absent = sentencesWith('absent')
  const back = sentencesWith('take_back')
  const added: About[] = []
  const takenBack: About[] = []
  for (const { relation, abouts, sentence } of tied) {
    if (absent.has(sentence)) continue
    if (back.has(sentence)) takenBack.push(...strictly(abouts, heldBy))
    // "Is the pide gluten-free?" asks about a dish, and tells nothing of the guest.
    else if (relation === 'free' && isAboutDish) continue
    else if (relation === 'dislikes' || relation === 'without') added.push(...abouts)
    else if (relation && avoiding.includes(relation)) added.push(...strictly(abouts, heldBy))
  }
  for (const sign of signsOf(signs, 'diets')) {
    if (absent.has(sign.sentence) || isAboutDish) continue
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
