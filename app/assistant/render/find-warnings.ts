import { determineFact } from '#app/domain/dietary/dish-facts.ts'
import { stateOf, stateOfDiet, stateOfFact, wordsOf } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import {
  addingSentences,
  choiceSentences,
  citeChoices,
  unconfirmedSentences,
} from './option-texts.ts'
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
  context: RenderContext,
  isCited: (fact: CitedFact) => boolean,
): Warning[] {
  const { speaker, avoided, dishes } = context
  const isSaid = (cited: readonly CitedFact[]) => cited.length > 0 && cited.every(isCited)
  const warnings = avoided.flatMap((target) => {
    const warning = findWarning(dish, target, speaker)
    return warning && !isSaid(warning.citedFacts) ? [{ target, ...warning }] : []
  })
  const recordedWarnings = warnings.filter(({ rank }) => rank !== ranks.not_recorded)
  const unrecorded = warnings.filter(({ rank }) => rank === ranks.not_recorded)
  const isDecided = recordedWarnings.some(({ rank }) => rank === ranks.contains)
  const aboutUnrecorded: Warning = {
    rank: ranks.not_recorded,
    text: speaker.say('warnUnknown', {
      dish: dish.name,
      free: speaker.list(unrecorded.map(({ target }) => speaker.nameForms(target).free)),
    }),
    citedFacts: unrecorded.flatMap(({ citedFacts }) => citedFacts),
  }
  // A list would be too long with the options of each dish.
  const adding = dishes.includes(dish)
    ? avoided.filter((target) => !isSaid(citeFact(dish.id, target)))
    : []
  const aboutOptions = [
    ...addingSentences(dish, adding, speaker),
    ...unconfirmedSentences(dish, adding, speaker),
  ].map((text): Warning => ({ rank: ranks.options, text, citedFacts: [] }))
  const choices = warnings.length > 0 ? choiceSentences(dish, avoided, avoided, speaker) : []
  const aboutChoices = choices.map((text): Warning => ({
    rank: ranks.options,
    text,
    citedFacts: citeChoices(dish, avoided, avoided, speaker),
  }))
  return [
    ...recordedWarnings,
    ...(unrecorded.length > 0 && !isDecided ? [aboutUnrecorded] : []),
    ...aboutOptions,
    ...aboutChoices,
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
      const dishState = stateOfFact(dish, target.fact)
      const { state } = dishState
      if (state === 'free') return undefined
      const dishFact = determineFact(dish, target.fact)
      // A mark of "free" is no reason why a required choice contains it.
      const isOwn = dishFact.status !== 'marked_free' && dishFact.reasons.length > 0
      const reasons = isOwn ? dishFact.reasons : wordsOf(dishState)
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
      const dishState = stateOf(dish, target)
      if (dishState.state !== 'contains' && dishState.state !== 'may_contain') return undefined
      const words = speaker.list(wordsOf(dishState))
      const key = dishState.state === 'contains' ? 'warnContains' : 'warnMayContain'
      const text = speaker.say(key, { dish: dish.name, fact: has, words })
      return { rank: ranks[dishState.state], text, citedFacts }
    }
  }
}

const ranks = { contains: 0, may_contain: 1, not_recorded: 2, options: 3 } as const
