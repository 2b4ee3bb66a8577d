import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { listGroups, type Part } from '../../plan/part.ts'
import type { QuestionIntent } from '../../reading/question.ts'

/**
 * Plans the service hours of the dishes in a question that asks for them; empty if they are always
 * served.
 */
export function planServiceHours(intent: QuestionIntent, menu: GuestMenu): Part[] {
  if (!asksWhenServed(intent)) return []
  const timedHeadingOf = timedHeadings(menu)
  const headings = namedDishes(intent).flatMap((id) => timedHeadingOf(id) ?? [])
  return headings.length > 0
    ? [{ do: 'house', topic: 'hours', headings: [...new Set(headings)] }]
    : []
}

function asksWhenServed(intent: QuestionIntent): boolean {
  const { serving, topics, acts, subjects } = intent
  // "When will my soup come?"
  if (acts.includes('wait_time') || subjects.includes('time')) return false
  if (serving.includes('when') || topics.includes('hours')) return true
  // "Does it still contain onion?"
  const isAboutContents =
    intent.diets.length + intent.senses.length > 0 ||
    intent.isAllergic ||
    intent.foods.some(({ relation }) => relation !== undefined)
  return serving.includes('still') && !isAboutContents
}

const namedDishes = ({ dishes, kinds }: QuestionIntent) => [
  ...new Set([...dishes, ...kinds].flatMap(({ dishIds }) => dishIds)),
]

/**
 * Returns a function that finds the heading whose service hours apply to a dish; undefined if it is
 * always served.
 */
function timedHeadings(menu: GuestMenu): (dishId: string) => string | undefined {
  const { byId, headings } = indexMenu(menu)
  const serviceById = new Map(headings.map(({ id, service }) => [id, service]))
  return (dishId) => {
    const ids = byId.get(dishId)?.headingIds ?? []
    const service = serviceById.get(ids.at(-1) ?? '')
    // A sub-category without service times has those of its main category.
    return service && ids.find((id) => serviceById.get(id) === service)
  }
}

/**
 * Lists the dishes in the question that are always served, so that the hours don't seem to apply to
 * them.
 */
export function planAlwaysServed(intent: QuestionIntent, menu: GuestMenu): Part[] {
  const timedHeadingOf = timedHeadings(menu)
  const of = namedDishes(intent).filter((id) => timedHeadingOf(id) === undefined)
  return of.length > 0
    ? [
        {
          do: 'list',
          query: { clauses: [{ op: 'only', of }] },
          groups: listGroups,
        },
      ]
    : []
}
