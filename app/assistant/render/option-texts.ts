import type { StoredOptions } from '#app/db/schema/reply-evidence.ts'
import { findChoices, type OptionChoice } from '#app/domain/dietary/judge-dish.ts'
import { stateOf } from '#app/domain/dietary/dish-state.ts'
import { groupToName } from '#app/domain/dietary/option-label.ts'
import { stateOfOption } from '#app/domain/dietary/option-state.ts'
import { findNameDenials } from '#app/domain/dietary/find-name-denials.ts'
import { parseClausesCached, findTermsCached } from '#app/domain/dietary/cached-parsing.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import type { DietaryTarget, Substance } from '#app/domain/guest-menu/dietary-target.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import {
  isRequired,
  type DishOption,
  type OptionGroup,
} from '#app/domain/guest-menu/option-group.ts'
import type { PartOf } from '../plan/part.ts'
import { uniqueTargets } from '../reading/dietary-targets.ts'
import { citeFact, type CitedFact } from './rendered.ts'
import type { Speaker } from './speaker.ts'

// More alternatives would only make a note longer.
const maxAlternatives = 3

/** Returns the name of an option's group if the option's own name could be misread. */
export function groupOf({ optionGroups = [] }: GuestDish, option: DishOption): string | undefined {
  const group = optionGroups.find(({ options }) => options.includes(option))
  return group && groupToName(option, optionGroups, group)
}

/** Names an option of a dish, with its group if its own name could be misread: "Base: Rice". */
export function nameOption(dish: GuestDish, option: DishOption, speaker: Speaker): string {
  const group = groupOf(dish, option)
  return group === undefined
    ? speaker.owner.translate(option.name)
    : speaker.say('optionInGroup', { group, option: option.name })
}

const quoteOption = (dish: GuestDish, option: DishOption, speaker: Speaker) =>
  speaker.say('optionName', { option: nameOption(dish, option, speaker) })

const withExtra = (name: string, { extraMinor }: DishOption, speaker: Speaker): string =>
  extraMinor > 0
    ? speaker.say('dishWithPrice', { dish: name, price: `+${speaker.price(extraMinor)}` })
    : name

/** Names what has to be chosen: “Rice base” (+30.00 ₺) or “Corn base”, and “Vegan cheese”. */
const nameChoices = (dish: GuestDish, choices: readonly OptionChoice[], speaker: Speaker): string =>
  speaker.list(
    choices.map((choice) =>
      speaker.anyOf(
        choice
          .slice(0, maxAlternatives)
          .map((option) => withExtra(quoteOption(dish, option, speaker), option, speaker)),
      ),
    ),
  )

/**
 * Finds the cheapest options without which a dish doesn't fit what the guest avoids.
 * @param optionIds options that the guest named, and so has chosen from their groups
 */
export function neededOptions(
  dish: GuestDish,
  avoided: readonly DietaryTarget[],
  optionIds: readonly string[],
): readonly DishOption[] {
  const chosenFrom = (dish.optionGroups ?? []).filter(({ options }) =>
    options.some(({ id }) => optionIds.includes(id)),
  )
  return findChoices(dish, avoided)
    .map(([cheapest]) => cheapest)
    .filter((option) => !chosenFrom.some(({ options }) => options.includes(option)))
}

/** Returns the note of a dish that fits only with some choices; undefined if it fits anyway. */
export const choiceNote = (
  dish: GuestDish,
  choices: readonly OptionChoice[],
  speaker: Speaker,
): string | undefined =>
  choices.length > 0
    ? speaker.say('choiceNote', { choices: nameChoices(dish, choices, speaker) })
    : undefined

/** An allergen, another fact or a diet; the kitchen marks no dish as free of other foods. */
type MarkableTarget = Exclude<DietaryTarget, { kind: 'food' }>

export const isMarkable = (target: DietaryTarget): target is MarkableTarget =>
  target.kind !== 'food'

/** Returns the names of choices, as they are stored with a reply. */
export const namesOfChoices = (
  dish: GuestDish,
  choices: readonly OptionChoice[],
  speaker: Speaker,
): StoredOptions['names'] =>
  choices.map((choice) =>
    choice.slice(0, maxAlternatives).map((option) => nameOption(dish, option, speaker)),
  )

/** Cites what `choiceSentences` says. */
export function citeChoices(
  dish: GuestDish,
  targets: readonly DietaryTarget[],
  avoided: readonly DietaryTarget[],
  speaker: Speaker,
): CitedFact[] {
  const choices = findChoices(dish, uniqueTargets([...targets, ...avoided]))
  if (choices.length === 0) return []
  const withOptions = { names: namesOfChoices(dish, choices, speaker), state: 'free' as const }
  return removedFrom(dish, targets).flatMap((one) => citeFact(dish.id, one, withOptions))
}

const removedFrom = (dish: GuestDish, targets: readonly DietaryTarget[]) =>
  targets.filter(isMarkable).filter((one) => stateOf(dish, one).state !== 'free')

/**
 * Says with which choices the kitchen has marked a dish as free of something, if it isn't anyway.
 * Preferences for foods must fit, too, and everything that the guest avoids.
 */
export function choiceSentences(
  dish: GuestDish,
  targets: readonly DietaryTarget[],
  avoided: readonly DietaryTarget[],
  speaker: Speaker,
): string[] {
  const choices = findChoices(dish, uniqueTargets([...targets, ...avoided]))
  const removedTargets = removedFrom(dish, targets)
  if (choices.length === 0 || removedTargets.length === 0) return []
  return [
    speaker.say('choiceFree', {
      dish: dish.name,
      choices: nameChoices(dish, choices, speaker),
      free: speaker.list(removedTargets.map((one) => speaker.nameForms(one).free)),
    }),
  ]
}

/**
 * Says which optional options add something to a dish. Required groups are part of the dish's
 * state.
 */
export function addingSentences(
  dish: GuestDish,
  targets: readonly DietaryTarget[],
  speaker: Speaker,
): string[] {
  const optional = (dish.optionGroups ?? []).filter((group) => !isRequired(group))
  return targets.flatMap((target) =>
    (['adds', 'may_add'] as const).flatMap((state) => {
      const adding = optional
        .flatMap(({ options }) => options)
        .filter((option) => stateOfOption(option, target) === state)
      if (adding.length === 0 || target.kind === 'diet') return []
      return [
        speaker.say('optionAdds', {
          state,
          dish: dish.name,
          options: speaker.list(adding.map((option) => quoteOption(dish, option, speaker))),
          fact: speaker.nameForms(target).has,
        }),
      ]
    }),
  )
}

/** Says which optional options aren't confirmed to be free of what the dish is free of. */
export function unconfirmedSentences(
  dish: GuestDish,
  targets: readonly DietaryTarget[],
  speaker: Speaker,
): string[] {
  const optional = (dish.optionGroups ?? []).filter((group) => !isRequired(group))
  const options = optional.flatMap((group) => group.options)
  return targets
    .filter(isMarkable)
    .filter((target) => stateOf(dish, target).state === 'free')
    .flatMap((target) => unconfirmedOptionSentences(dish, options, target, speaker))
}

/**
 * Says which of the options aren't confirmed to be free of something. For a diet, this includes those
 * that add something it excludes.
 */
export function unconfirmedOptionSentences(
  dish: GuestDish,
  options: readonly DishOption[],
  target: MarkableTarget,
  speaker: Speaker,
): string[] {
  const states = target.kind === 'diet' ? ['unknown', 'adds', 'may_add'] : ['unknown']
  const open = options.filter((option) => states.includes(stateOfOption(option, target)))
  if (open.length === 0) return []
  const { name, has, free } = speaker.nameForms(target)
  const openNames = speaker.list(open.map((option) => quoteOption(dish, option, speaker)))
  const subject = speaker.say('dishWithPrice', { dish: dish.name, price: openNames })
  return [speaker.say('warnUnknown', { dish: subject, fact: has, diet: name, free, words: '' })]
}

/** Names an option with its extra price: "Extra cheese (+25.00 ₺)". */
export const optionWithExtra = (dish: GuestDish, option: DishOption, speaker: Speaker): string =>
  withExtra(nameOption(dish, option, speaker), option, speaker)

/** Returns the options for a change: those that the guest named, or that leave out what they named. */
export function optionsForRequest(
  { optionGroups = [] }: GuestDish,
  { options = [], change }: PartOf<'request'>,
): DishOption[] {
  const leftOut = change.flatMap((clause) => (clause.op === 'without' ? clause.of : []))
  return optionGroups
    .flatMap((group) => group.options)
    .filter(({ id, name }) => options.includes(id) || leftOut.some((one) => leavesOut(name, one)))
}

/** Whether a name says that something is left out: "Without croutons". */
function leavesOut(name: string, leftOut: Substance): boolean {
  if (leftOut.kind === 'fact') return findNameDenials(name).includes(leftOut.fact)
  const denied = parseClausesCached(name).filter(({ stance }) => stance === 'denies')
  return denied.some(({ text }) =>
    findTermsCached(text).some(({ concept }) => withFamily(leftOut.concept).includes(concept)),
  )
}

/** Lists a dish's groups, a line each: "Base (choose one): Classic, Rice base (+30.00 ₺)". */
export const optionLines = ({ optionGroups = [] }: GuestDish, speaker: Speaker): string[] =>
  optionGroups.map((group) =>
    speaker.say('optionGroup', {
      group: group.name,
      how: howMany(group),
      min: group.min,
      max: group.max,
      options: speaker.list(group.options.map((option) => withExtra(option.name, option, speaker))),
    }),
  )

function howMany({ min, max }: OptionGroup): 'one' | 'exactly' | 'upTo' | 'between' {
  if (min === 1 && max === 1) return 'one'
  if (min === max) return 'exactly'
  return min === 0 ? 'upTo' : 'between'
}
