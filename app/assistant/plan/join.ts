import { onContents } from '../planners/offline/on-dishes.ts'
import { onTakingBack } from '../planners/offline.ts'
import type { ReadQuestion } from '../reading/question.ts'
import { nameOf } from '../reading/substances.ts'
import type { Part } from './part.ts'

type OnContents = Extract<Part, { do: 'has' | 'free_of' | 'suits' }>

// A short name that fits more dishes is a kind of them, and asks for a list.
const mostDishes = 4

const isOnContents = (part: Part): part is OnContents =>
  part.do === 'has' || part.do === 'free_of' || part.do === 'suits'

/**
 * What has to be answered whatever a model plans: the foods, allergens and diets that the server
 * reads beside the name of a dish.
 */
export function requiredParts(read: ReadQuestion): Part[] {
  const onDishes = read.questions.flatMap((asked) => {
    const dishes = [...new Set(asked.dishes.flatMap(({ dishIds }) => dishIds))]
    return dishes.length > 0 && dishes.length <= mostDishes ? onContents(asked, read, dishes) : []
  })
  return [...onTakingBack(read), ...onDishes]
}

/** Those required parts, or what of them, that a plan is silent of. */
export function missingParts(required: readonly Part[], planned: readonly Part[]): Part[] {
  const answered = new Set(
    planned
      .filter(isOnContents)
      .flatMap(({ dishes, of }) =>
        dishes.flatMap((dish) => of.map((about) => `${dish} ${nameOf(about)}`)),
      ),
  )
  const isOther = (part: Part) =>
    !planned.some((one) => JSON.stringify(one) === JSON.stringify(part))
  return required.flatMap((part): Part[] => {
    if (!isOnContents(part)) return isOther(part) ? [part] : []
    return part.dishes.flatMap((dish): Part[] => {
      const of = part.of.filter((about) => !answered.has(`${dish} ${nameOf(about)}`))
      return of.length > 0 ? [{ do: part.do, dishes: [dish], of }] : []
    })
  })
}
