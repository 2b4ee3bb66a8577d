import type { About } from '#app/assistant/plan/part.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { PhraseKey } from '#app/assistant/render/phrases/book.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { isMarked, nameOfFact, plainlyHolds } from './records.ts'
import type { HostileReply } from './reply-to-plan.ts'
import { patternsOf, saidOf, unisolated } from './vocabulary.ts'

type State = Extract<Block, { kind: 'fact' }>['state']
type Claims = Readonly<Record<State, readonly PhraseKey[]>>

/** Which phrases claim what, by how the question was put. */
const ofFacts: Readonly<Record<'has' | 'free_of' | 'suits', Claims>> = {
  has: {
    contains: ['hasContains'],
    may_contain: ['hasMayContain'],
    free: ['hasFree'],
    not_recorded: ['hasUnknown'],
  },
  free_of: {
    contains: ['freeContains'],
    may_contain: ['freeMayContain'],
    free: ['freeFree'],
    not_recorded: ['freeUnknown'],
  },
  suits: {
    contains: ['suitsContains'],
    may_contain: ['suitsMayContain'],
    free: ['suitsFree'],
    not_recorded: ['suitsUnknown'],
  },
}
const ofDiets: Claims = {
  contains: ['dietAgainst', 'dietDenied'],
  may_contain: ['dietDoubtful', 'dietDenied'],
  free: ['dietMarked'],
  not_recorded: ['dietUnknown'],
}
const ofFoods = (polarity: 'has' | 'free_of' | 'suits'): Claims => ({
  contains: [polarity === 'has' ? 'foodListed' : 'foodListedNegative'],
  may_contain: [],
  free: [],
  not_recorded: ['foodNotListed', 'foodUnknown'],
})

/** A fact answers a question of the plan, by a phrase that claims its state, and the state is true. */
export function claimFaults(
  block: Block,
  { parts, language }: HostileReply,
  dishes: ReadonlyMap<string, GuestDish>,
): string[] {
  if (block.kind !== 'fact') return []
  const dish = dishes.get(block.dish.id)
  if (!dish) return []
  const text = unisolated(block.text)
  const explained = parts.some((part) => {
    if (part.do !== 'has' && part.do !== 'free_of' && part.do !== 'suits') return false
    if (!part.dishes.includes(dish.id)) return false
    const isSaid = (abouts: readonly About[], claims: Claims) =>
      claims[block.state].some((key) =>
        patternsOf(key, language, dish.name, abouts).some((pattern) => pattern.test(text)),
      ) && abouts.every((about) => isTrue(dish, about, block.state))
    // Of several allergens the records may say the same, and one sentence says it of all.
    const named = part.of.filter(
      (about) => about.kind === 'fact' && text.includes(saidOf(about, language).free),
    )
    return (
      (named.length > 1 && isSaid(named, ofFacts[part.do])) ||
      part.of.some((about) => {
        if (about.kind === 'fact') return isSaid([about], ofFacts[part.do])
        return isSaid([about], about.kind === 'diet' ? ofDiets : ofFoods(part.do))
      })
    )
  })
  return explained ? [] : [`no record explains “${block.text}” (${block.state})`]
}

/** What may be said: free only by the owner; unknown only of what it does not plainly hold. */
function isTrue(dish: GuestDish, about: About, state: State): boolean {
  const name = nameOfFact(about)
  if (name === undefined) return state !== 'free'
  if (state === 'free') return isMarked(dish, name)
  return state === 'contains' || !plainlyHolds(dish, name)
}
