import { findConcept, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DietaryTarget } from '../plan/part.ts'
import { citeFact, type CitedFact, type RenderContext } from './rendered.ts'
import { selectReasons } from './select-reasons.ts'
import type { Speaker } from './speaker.ts'

/** A warning about a dish that a reply names, for a guest who avoids something. */
export interface Warning {
  /** Lower ranks come first: contained before unconfirmed. */
  readonly rank: number
  readonly text: string
  readonly citedFacts: readonly CitedFact[]
}

/**
 * Finds the warnings about a dish for a guest who avoids something; none about what the dish is
 * marked free of. Everything unconfirmed shares one warning, unless the dish contains something else
 * that the guest avoids.
 * @param isCited whether the reply has already stated a fact
 */
export function findWarnings(
  dish: GuestDish,
  { speaker, avoided }: RenderContext,
  isCited: (fact: CitedFact) => boolean,
): Warning[] {
  const found = avoided.flatMap((target) => {
    const warning = findWarning(dish, target, speaker)
    if (!warning) return []
    const isRepeated = warning.citedFacts.length > 0 && warning.citedFacts.every(isCited)
    return isRepeated ? [] : [{ target, ...warning }]
  })
  const known = found.filter(({ rank }) => rank !== ranks.not_recorded)
  const unknown = found.filter(({ rank }) => rank === ranks.not_recorded)
  if (unknown.length === 0 || known.some(({ rank }) => rank === ranks.contains)) return known
  const free = speaker.list(unknown.map(({ target }) => speaker.nameForms(target).free))
  return [
    ...known,
    {
      rank: ranks.not_recorded,
      text: speaker.say('warnUnknown', { dish: dish.name, free }),
      citedFacts: unknown.flatMap(({ citedFacts }) => citedFacts),
    },
  ]
}

function findWarning(
  dish: GuestDish,
  target: DietaryTarget,
  speaker: Speaker,
): Warning | undefined {
  const { name, has, free } = speaker.nameForms(target)
  const citedFacts = citeFact(dish.id, target)
  const sentence = (
    key: 'warnContains' | 'warnContainsByOwner' | 'warnMayContain' | 'warnDiet' | 'warnUnknown',
    words: readonly string[],
  ) =>
    speaker.say(key, {
      dish: dish.name,
      fact: has,
      diet: name,
      free,
      words: speaker.list(selectReasons(dish, words, speaker)),
    })
  switch (target.kind) {
    case 'fact': {
      const { state } = stateOfFact(dish, target.fact)
      if (state === 'free') return undefined
      const { reasons } = readDishFact(dish, target.fact)
      const keys = {
        contains: reasons.length > 0 ? 'warnContains' : 'warnContainsByOwner',
        may_contain: 'warnMayContain',
        not_recorded: 'warnUnknown',
      } as const
      return { rank: ranks[state], text: sentence(keys[state], reasons), citedFacts }
    }
    case 'diet': {
      const { state, reason } = stateOfDiet(dish, target.diet)
      if (state === 'free') return undefined
      const words = 'words' in reason ? reason.words : []
      const key = state === 'contains' && words.length > 0 ? 'warnDiet' : 'warnUnknown'
      return { rank: ranks[state], text: sentence(key, words), citedFacts }
    }
    case 'food': {
      const word = findConcept(dish, target.concept)
      if (word === undefined) return undefined
      const text = speaker.say('warnContains', { dish: dish.name, fact: has, words: word })
      return { rank: ranks.contains, text, citedFacts }
    }
  }
}

const ranks = { contains: 0, may_contain: 1, not_recorded: 2 } as const
