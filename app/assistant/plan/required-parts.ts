import { planContents } from '../planners/offline/plan-for-dishes.ts'
import { planTakeBack } from '../planners/offline.ts'
import type { QuestionIntent, ReadQuestion } from '../reading/question.ts'
import { asAllergies, targetKey } from '../reading/dietary-targets.ts'
import type { DietaryTarget, Part, PartOf } from './part.ts'

type ContentsPart = PartOf<'has' | 'free_of' | 'suits'>

// A name that matches more dishes, such as "soup", calls for a list.
const maxDishes = 4

const isContentsPart = (part: Part): part is ContentsPart =>
  part.do === 'has' || part.do === 'free_of' || part.do === 'suits'

/**
 * Returns the parts that a reply must have, whatever a model plans: answers about the allergens and
 * diets that the server reads next to a dish's name, and about what the guest avoids.
 */
export function requiredParts(read: ReadQuestion): Part[] {
  const onDishes = read.questions.flatMap((intent): Part[] => {
    const dishes = [...new Set(intent.dishes.flatMap(({ dishIds }) => dishIds))]
    if (dishes.length === 0 || dishes.length > maxDishes) return []
    const isRequired = requirementFor(intent, read)
    return planContents(intent, read, dishes).flatMap((part): Part[] => {
      if (!isContentsPart(part)) return [part]
      const of = part.of.filter(isRequired)
      return of.length > 0 ? [{ ...part, of }] : []
    })
  })
  return [...planTakeBack(read), ...onDishes]
}

/**
 * Requires what the guest avoids or names as an allergen or diet, and foods that are allergens, such
 * as walnuts. Other foods may be misread, and answers about them unwanted: "lemonade", sulphites.
 */
function requirementFor({ foods }: QuestionIntent, { avoided }: ReadQuestion) {
  const named = foods.flatMap(({ targets }) =>
    targets.every(({ kind }) => kind === 'fact') ? targets : [],
  )
  const keys = new Set([...named, ...avoided].map(targetKey))
  return (target: DietaryTarget): boolean =>
    target.kind === 'diet' ||
    keys.has(targetKey(target)) ||
    (target.kind === 'food' && asAllergies([target]).every(({ kind }) => kind === 'fact'))
}

/** Returns the required parts that a plan lacks, reduced to what it doesn't answer. */
export function missingParts(required: readonly Part[], planned: readonly Part[]): Part[] {
  const answered = new Set(
    planned
      .filter(isContentsPart)
      .flatMap(({ dishes, of }) =>
        dishes.flatMap((dish) => of.map((target) => `${dish} ${targetKey(target)}`)),
      ),
  )
  const plannedJson = new Set(planned.map((part) => JSON.stringify(part)))
  const isPlanned = (part: Part) => plannedJson.has(JSON.stringify(part))
  return required.flatMap((part): Part[] => {
    if (!isContentsPart(part)) return isPlanned(part) ? [] : [part]
    return part.dishes.flatMap((dish): Part[] => {
      const of = part.of.filter((target) => !answered.has(`${dish} ${targetKey(target)}`))
      return of.length > 0 ? [{ do: part.do, dishes: [dish], of }] : []
    })
  })
}
