import { findConcept, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { About } from '../plan/part.ts'
import type { Rested } from './blocks.ts'
import { reasonsOf } from './reasons.ts'
import type { Speaker } from './speaker.ts'

/** One warning for a guest who avoids something, about a dish that a reply names. */
export interface Warning {
  /** Lower goes first: contained before unconfirmed. */
  readonly rank: number
  readonly text: string
  readonly rests: readonly Rested[]
}

/**
 * What has to be said of a dish to a guest who avoids something; nothing where it is marked free.
 * What nobody confirmed is one sentence, and none where the dish holds what they avoid.
 * @param isSaid whether the reply has already said what is recorded of a fact
 */
export function warn(
  dish: GuestDish,
  avoided: readonly About[],
  speaker: Speaker,
  isSaid: (rest: Rested) => boolean,
): Warning[] {
  const found = avoided.flatMap((about) => {
    const one = warnOf(dish, about, speaker)
    return one && (one.rests.length === 0 || !one.rests.every(isSaid)) ? [{ about, ...one }] : []
  })
  const known = found.filter(({ rank }) => rank !== rankOf.not_recorded)
  const unknown = found.filter(({ rank }) => rank === rankOf.not_recorded)
  if (unknown.length === 0 || known.some(({ rank }) => rank === rankOf.contains)) return known
  const free = speaker.list(unknown.map(({ about }) => speaker.wordsOf(about).free))
  return [
    ...known,
    {
      rank: rankOf.not_recorded,
      text: speaker.say('warnUnknown', { dish: dish.name, free }),
      rests: unknown.flatMap(({ rests }) => rests),
    },
  ]
}

function warnOf(dish: GuestDish, about: About, speaker: Speaker): Warning | undefined {
  switch (about.kind) {
    case 'fact': {
      const { state } = stateOfFact(dish, about.fact)
      const { reasons } = readDishFact(dish, about.fact)
      const { has, free } = speaker.wordsOf(about)
      const values = {
        dish: dish.name,
        fact: has,
        free,
        words: speaker.list(reasonsOf(dish, reasons, speaker)),
      }
      const key = {
        contains: reasons.length > 0 ? 'warnContains' : 'warnContainsByOwner',
        may_contain: 'warnMayContain',
        free: undefined,
        not_recorded: 'warnUnknown',
      } as const
      const phrase = key[state]
      const rests = [{ dishId: dish.id, fact: about.fact }]
      return phrase && { rank: rankOf[state], text: speaker.say(phrase, values), rests }
    }
    case 'diet': {
      const { state, reason } = stateOfDiet(dish, about.diet)
      if (state === 'free') return undefined
      const diet = speaker.wordsOf(about).name
      const words = 'words' in reason ? reason.words : []
      const isAgainst = state === 'contains' && words.length > 0
      const values = {
        dish: dish.name,
        diet,
        free: diet,
        words: speaker.list(reasonsOf(dish, words, speaker)),
      }
      const text = speaker.say(isAgainst ? 'warnDiet' : 'warnUnknown', values)
      return { rank: rankOf[state], text, rests: [{ dishId: dish.id, fact: about.diet }] }
    }
    case 'food': {
      const named = findConcept(dish, about.concept)
      if (named === undefined) return undefined
      const text = speaker.say('warnContains', {
        dish: dish.name,
        fact: speaker.wordsOf(about).has,
        words: named,
      })
      return { rank: rankOf.contains, text, rests: [] }
    }
  }
}

const rankOf = { contains: 0, may_contain: 1, not_recorded: 2, free: 3 } as const
