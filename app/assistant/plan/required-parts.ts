import { planContents } from '../planners/offline/plan-for-dishes.ts'
import { planTakeBack } from '../planners/offline.ts'
import type { ReadQuestion } from '../reading/question.ts'
import { aboutKey } from '../reading/abouts.ts'
import type { Part, PartOf } from './part.ts'

type ContentsPart = PartOf<'has' | 'free_of' | 'suits'>

// A name that matches more dishes, such as "soup", calls for a list.
const maxDishes = 4

const isContentsPart = (part: Part): part is ContentsPart =>
  part.do === 'has' || part.do === 'free_of' || part.do === 'suits'

/**
 * Returns the parts that a reply must have, whatever a model plans: answers about the foods,
 * allergens and diets that the server reads next to a dish's name.
 */
export function requiredParts(read: ReadQuestion): Part[] {
  const onDishes = read.questions.flatMap((asked) => {
    const dishes = [...new Set(asked.dishes.flatMap(({ dishIds }) => dishIds))]
    return dishes.length > 0 && dishes.length <= maxDishes ? planContents(asked, read, dishes) : []
  })
  return [...planTakeBack(read), ...onDishes]
}

/** Returns the required parts that a plan lacks, reduced to what it doesn't answer. */
export function missingParts(required: readonly Part[], planned: readonly Part[]): Part[] {
  const answered = new Set(
    planned
      .filter(isContentsPart)
      .flatMap(({ dishes, of }) =>
        dishes.flatMap((dish) => of.map((about) => `${dish} ${aboutKey(about)}`)),
      ),
  )
  const plannedJson = new Set(planned.map((part) => JSON.stringify(part)))
  const isPlanned = (part: Part) => plannedJson.has(JSON.stringify(part))
  return required.flatMap((part): Part[] => {
    if (!isContentsPart(part)) return isPlanned(part) ? [] : [part]
    return part.dishes.flatMap((dish): Part[] => {
      const of = part.of.filter((about) => !answered.has(`${dish} ${aboutKey(about)}`))
      return of.length > 0 ? [{ do: part.do, dishes: [dish], of }] : []
    })
  })
}
