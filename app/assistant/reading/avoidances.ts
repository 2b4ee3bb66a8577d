import { diets as allDiets } from '#app/domain/guest-menu/facts.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { About } from '../plan/part.ts'
import { nearest } from './nearest.ts'
import { signsOf, type Sign } from './signs.ts'
import { distance, range, type Span } from './span.ts'
import { nameOf, strictly, unique } from './substances.ts'
import { binding, isAvoiding, strong, type TiedSubstance } from './tie.ts'
import type { Token } from './tokens.ts'

/** In tokens. Farther apart, the absent person and the allergic one are different people. */
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
  tokens: readonly Token[],
  stand: 'before' | 'behind',
): AvoidanceChange {
  const isAbsent = spokenBeside(signs, 'absent')
  const isPast = spokenBeside(signs, 'past')
  const isExplained = besideMeaning(signs, stand)
  // "I'm allergic to milk, my friend isn't coming": of two people the allergic one may be here.
  const separated = new Set(
    [...signsOf(signs, 'modifiers', 'and'), ...signsOf(signs, 'modifiers', 'but')].map(
      ({ start }) => start,
    ),
  )
  const isOfOnePerson = ({ start }: Span) =>
    signsOf(signs, 'modifiers', 'absent').some((one) => {
      const [from, to] = one.start < start ? [one.end, start] : [start, one.start]
      return (
        tokens[one.start]?.clause === tokens[start]?.clause &&
        !range(from, to).some((at) => separated.has(at))
      )
    })
  const back = new Set(signsOf(signs, 'relations', 'take_back').map(({ sentence }) => sentence))
  const added: About[] = []
  const takenBack: About[] = []
  for (const food of tied) {
    const { relation, abouts } = food
    // An allergy that may be past is kept: avoiding too much is the smaller fault.
    const isKept = relation !== undefined && strong.includes(relation)
    if (isAbsent(food) && (!isKept || isOfOnePerson(food))) continue
    if (isPast(food) && !isKept) continue
    // "I'm allergic to milk, what is good?" asks for no explanation.
    if (isExplained(food) && !(relation && binding.includes(relation))) continue
    if (relation === 'take_back') takenBack.push(...strictly(abouts, heldBy))
    else if (relation === 'dislikes' || relation === 'without') added.push(...abouts)
    else if (relation && isAvoiding(relation)) added.push(...strictly(abouts, heldBy))
  }
  for (const { relation, abouts, isMild, ...span } of heat) {
    const isBad = relation && (isMild ? strong : [...binding, 'dislikes']).includes(relation)
    if (isBad && !isAbsent(span)) added.push(...abouts)
  }
  for (const sign of signsOf(signs, 'diets')) {
    if (isAbsent(sign) || isPast(sign) || isExplained(sign)) continue
    const named = sign.meanings.flatMap(({ kind, value }) =>
      kind === 'diets' ? allDiets.filter((diet) => diet === value) : [],
    )
    const target = back.has(sign.sentence) ? takenBack : added
    target.push(...named.map((diet): About => ({ kind: 'diet', diet })))
  }
  return { added: unique(added), takenBack: unique(takenBack) }
}

/** Whether a food or diet is mentioned next to an absent person or something past. */
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
      // "She isn't coming, and I'm allergic": the person mentioned first is someone else.
      return one.start > span.start || !range(one.end, span.start).some((at) => joined.has(at))
    })
}

const mostFromMeaning = 2

/**
 * Whether what a food or a diet is, or how it differs from another, is asked right beside it:
 * "what is dairy free?", and not "dairy free, what is good?".
 */
function besideMeaning(signs: readonly Sign[], stand: 'before' | 'behind') {
  const asking = signsOf(signs, 'modifiers', 'meaning')
  const isOnItsSide = (one: Span, span: Span) => stand === 'behind' || one.end <= span.start
  return (span: Span): boolean =>
    nearest(asking, span).some(
      (one) => isOnItsSide(one, span) && distance(one, span) <= mostFromMeaning,
    )
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
