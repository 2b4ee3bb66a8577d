import { planContents } from '../planners/offline/plan-for-dishes.ts'
import { planForOptions } from '../planners/offline/plan-for-options.ts'
import { planTakeBack } from '../planners/offline-planner.ts'
import type { QuestionIntent, ReadQuestion } from '../reading/question.ts'
import { asAllergies, targetKey } from '../reading/dietary-targets.ts'
import { findOption } from '#app/domain/menus/query/find-option.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { ConversationState } from './conversation-state.ts'
import type { Part, PartOf } from './part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'

type ContentsPart = PartOf<'has' | 'free_of' | 'suits'>

// A name that matches more dishes, such as "soup", calls for a list.
const maxDishes = 4

const isContentsPart = (part: Part): part is ContentsPart =>
  part.do === 'has' || part.do === 'free_of' || part.do === 'suits'

/**
 * Returns the parts that a reply must have, whatever a model plans: answers about the allergens and
 * diets that the server reads next to a dish's name, and about what the guest avoids.
 */
export function requiredParts(
  reading: ReadQuestion,
  { focus }: Pick<ConversationState, 'focus'>,
  menu: GuestMenu,
): Part[] {
  const onDishes = reading.questions.flatMap((intent): Part[] => {
    const dishes = [...new Set(intent.dishes.flatMap(({ dishIds }) => dishIds))]
    const options = intent.dishes.flatMap(({ optionIds }) => optionIds)
    if (dishes.length > maxDishes) return []
    const isRequired = requirementFor(intent, reading)
    const plannedParts =
      dishes.length > 0
        ? planContents(intent, reading, dishes, options)
        : planForOptions(intent, reading, focus, menu)
    return plannedParts.flatMap((part): Part[] => {
      if (!isContentsPart(part)) return [part]
      const of = part.of.filter(isRequired)
      return of.length > 0 ? [{ ...part, of }] : []
    })
  })
  return [...planTakeBack(reading), ...onDishes]
}

/**
 * Requires what the guest avoids or names as an allergen or diet, and foods that are allergens,
 * such as walnuts. Other foods may be misread, and answers about them unwanted: "lemonade",
 * sulphites.
 */
function requirementFor({ foods }: QuestionIntent, { avoided }: ReadQuestion) {
  const namedTargets = foods.flatMap(({ targets }) =>
    targets.every(({ kind }) => kind === 'fact') ? targets : [],
  )
  const keys = new Set([...namedTargets, ...avoided].map(targetKey))
  return (target: DietaryTarget): boolean =>
    target.kind === 'diet' ||
    keys.has(targetKey(target)) ||
    (target.kind === 'food' && asAllergies([target]).every(({ kind }) => kind === 'fact'))
}

/** Returns the required parts that are missing from a plan, reduced to what it doesn't answer. */
export function missingParts(
  partsRequired: readonly Part[],
  plannedParts: readonly Part[],
  menu: GuestMenu,
): Part[] {
  const answeredKeys = new Set(
    plannedParts.filter(isContentsPart).flatMap((part) => subjectsOf(part, menu).flatMap(keysOf)),
  )
  const plannedJson = new Set(plannedParts.map((part) => JSON.stringify(part)))
  const isPlanned = (part: Part) => plannedJson.has(JSON.stringify(part))
  return partsRequired.flatMap((part): Part[] => {
    if (!isContentsPart(part)) return isPlanned(part) ? [] : [part]
    return subjectsOf(part, menu).flatMap((subject): Part[] => {
      const of = subject.of.filter((target) => !answeredKeys.has(keyOf(subject, target)))
      return of.length > 0 ? [{ ...subject, of }] : []
    })
  })
}

/**
 * Splits a part into one for each dish, with its options, and for each option apart from its dish.
 */
function subjectsOf({ options = [], ...part }: ContentsPart, menu: GuestMenu): ContentsPart[] {
  const index = indexMenu(menu)
  const ownerOf = (id: string) => findOption(index, id)?.dish.id ?? ''
  const alone = options.filter((id) => !part.dishes.includes(ownerOf(id)))
  return [
    ...part.dishes.map((dish) => {
      const ownOptions = options.filter((id) => ownerOf(id) === dish)
      return { ...part, dishes: [dish], ...(ownOptions.length > 0 && { options: ownOptions }) }
    }),
    ...alone.map((id) => ({ ...part, dishes: [], options: [id] })),
  ]
}

const keyOf = ({ dishes, options = [] }: ContentsPart, target: DietaryTarget) =>
  [...dishes, ...options.toSorted(), targetKey(target)].join(' ')

const keysOf = (part: ContentsPart) => part.of.map((target) => keyOf(part, target))
