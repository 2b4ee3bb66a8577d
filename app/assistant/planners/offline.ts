import type {
  Clause,
  Course,
  MenuQuery,
  SortKey,
  Substance,
} from '#app/domain/menus/query/clauses.ts'
import type { About, Act, Detail, Part } from '../plan/part.ts'
import { mostParts } from '../plan/part.ts'
import type { ReadQuestion } from '../reading/read-question.ts'
import type { AskSign, Relation } from '../reading/words/language-words.ts'

/**
 * Plans an answer from what the server reads alone. What is asked of dishes goes first, then what is
 * looked for on the menu, then the house, then talk.
 */
export function planOffline(read: ReadQuestion): Part[] {
  const planned = [
    ...onInstructions(read),
    ...(read.dishes.length > 0 && !isOfKind(read) ? onDishes(read) : onMenu(read)),
    ...onHouse(read),
  ]
  const parts = planned.length > 0 ? planned : talk(read)
  return parts.slice(0, mostParts)
}

/**
 * Whether what sounds like dishes is a kind of them, looked for by a wish: "vegan pasta under 13".
 * Of a kind as it is, as in "is the pasta vegan?", each dish is answered for.
 */
function isOfKind(read: ReadQuestion): boolean {
  const isKind = read.dishes.some(({ dishIds }) => dishIds.length > 1)
  const isWish =
    read.amounts.length > 0 ||
    read.avoided.length > 0 ||
    asksFor(read, 'recommend', 'list', 'cheapest', 'dearest', 'lightest', 'heaviest')
  return isKind && isWish
}

const asksFor = ({ asks }: ReadQuestion, ...some: readonly AskSign[]) =>
  some.some((one) => asks.includes(one))

function onInstructions({ acts }: ReadQuestion): Part[] {
  return acts.includes('no_instructions') ? [{ do: 'talk', act: 'no_instructions' }] : []
}

/** Answers what is asked of the dishes that a question names. */
function onDishes(read: ReadQuestion): Part[] {
  const dishes = read.dishes.flatMap(({ dishIds }) => dishIds).slice(0, 4)
  const parts = [
    ...onContents(read, dishes),
    ...onFigures(read, dishes),
    ...onTelling(read, dishes),
  ]
  if (parts.length > 0) return parts
  // A bare name, to somebody who avoids something, asks whether they can have it.
  if (read.avoided.length > 0) return [{ do: 'suits', dishes, of: read.avoided }]
  return [{ do: 'tell', dishes, of: ['description', 'ingredients', 'price'] }]
}

const freeing: readonly (Relation | undefined)[] = ['free', 'without']

function onContents(read: ReadQuestion, dishes: readonly string[]): Part[] {
  const of = (isFree: boolean) =>
    read.foods
      .filter(({ relation }) => freeing.includes(relation) === isFree)
      .flatMap(({ abouts }) => abouts)
  const asksSuits = read.foods.some(
    ({ relation }) =>
      relation !== undefined && ['allergic', 'avoids', 'suits', 'harm'].includes(relation),
  )
  const held = of(false)
  const free = of(true)
  const diets = read.diets.map((diet): About => ({ kind: 'diet', diet }))
  return [
    ...(held.length > 0
      ? [{ do: asksSuits ? ('suits' as const) : ('has' as const), dishes, of: held }]
      : []),
    ...(free.length > 0 ? [{ do: 'free_of' as const, dishes, of: free }] : []),
    ...(diets.length > 0 ? [{ do: 'suits' as const, dishes, of: diets }] : []),
  ]
}

function onFigures(read: ReadQuestion, dishes: readonly string[]): Part[] {
  const by = asksFor(read, 'calories', 'lightest', 'heaviest') ? 'calories' : 'price'
  if (
    dishes.length > 1 &&
    asksFor(read, 'compare', 'cheapest', 'dearest', 'lightest', 'heaviest')
  ) {
    return [{ do: 'compare', dishes, by }]
  }
  if (asksFor(read, 'sum') && dishes.length > 1) return [{ do: 'sum', dishes, of: by }]
  return []
}

const detailOf: readonly (readonly [AskSign, Detail])[] = [
  ['ingredients', 'ingredients'],
  ['price', 'price'],
  ['calories', 'calories'],
  ['cooking', 'cooking'],
  ['describe', 'description'],
]

function onTelling(read: ReadQuestion, dishes: readonly string[]): Part[] {
  const of = detailOf.flatMap(([ask, detail]) => (asksFor(read, ask) ? [detail] : []))
  if (read.senses.some((sense) => sense === 'hot' || sense === 'mild')) of.push('heat')
  return [
    ...(of.length > 0 ? [{ do: 'tell' as const, dishes, of }] : []),
    ...(asksFor(read, 'picture') ? [{ do: 'pictures' as const, dishes }] : []),
    ...(asksFor(read, 'pair') ? [{ do: 'pair' as const, dishes, course: 'any' as const }] : []),
    ...(asksFor(read, 'opinion') ? [{ do: 'opinion' as const, dishes }] : []),
    ...(asksFor(read, 'request') ? [{ do: 'request' as const, dishes, change: [] }] : []),
  ]
}

/** Looks for what a question wishes, and names no dish for. */
function onMenu(read: ReadQuestion): Part[] {
  const query = queryOf(read)
  const { people } = read
  const total = read.amounts.find(({ kind }) => kind === 'price')?.value
  const isMeal =
    read.courses.length > 1 ||
    (people !== undefined && people > 1 && total !== undefined) ||
    read.modifiers.includes('together')
  if (isMeal && total !== undefined) {
    const inMeal: MenuQuery = { clauses: query.clauses.filter(({ op }) => !isOfMeal(op)) }
    return [
      {
        do: 'meal',
        courses: read.courses,
        query: inMeal,
        ...(people !== undefined && { people }),
        total,
      },
    ]
  }
  if (query.sort !== undefined) return [{ do: 'list', query, groups: ['fits', 'unsure'] }]
  if (query.clauses.length > 0 || read.avoided.length > 0) {
    return asksFor(read, 'recommend') && !asksFor(read, 'list')
      ? [{ do: 'suggest', query, wishes: read.wishes }]
      : listed(read, query)
  }
  if (asksFor(read, 'list', 'price', 'describe') && read.unknown.length > 0) return missing(read)
  if (asksFor(read, 'recommend')) return [{ do: 'suggest', query, wishes: read.wishes }]
  return asksFor(read, 'list') && read.topics.length === 0
    ? [{ do: 'list', query, groups: ['fits', 'unsure', 'against'] }]
    : []
}

const mostMissingWords = 4

/** "Do you have lasagne?", of a menu that has none. */
function missing({ unknown }: ReadQuestion): Part[] {
  return unknown.length <= mostMissingWords
    ? [{ do: 'missing', said: unknown.join(' ') }]
    : [{ do: 'talk', act: 'unclear' }]
}

const isOfMeal = (op: Clause['op']) => op.startsWith('price_') || op === 'course'

// "I have a nut allergy" alone wants no list of the whole menu.
function listed(read: ReadQuestion, query: MenuQuery): Part[] {
  const isStatement = query.clauses.length === 0 && read.asks.length === 0
  return isStatement
    ? [{ do: 'talk', act: 'noted' }]
    : [{ do: 'list', query, groups: ['fits', 'unsure', 'against'] }]
}

const sorts: readonly (readonly [AskSign, SortKey])[] = [
  ['cheapest', 'cheapest'],
  ['dearest', 'dearest'],
  ['lightest', 'fewest_kcal'],
  ['heaviest', 'most_kcal'],
]

function queryOf(read: ReadQuestion): MenuQuery {
  const wished = read.foods.flatMap(({ relation, abouts }): Substance[] =>
    relation === undefined || relation === 'with' || relation === 'contains'
      ? abouts.flatMap((about) => (about.kind === 'diet' ? [] : [about]))
      : [],
  )
  const wantedCourses: readonly Course[] = read.courses
  const ofKind = read.dishes.flatMap(({ dishIds }) => dishIds)
  const clauses: Clause[] = [
    ...(ofKind.length > 0 ? [{ op: 'only' as const, of: ofKind }] : []),
    ...(read.headings.length > 0 ? [{ op: 'in' as const, of: read.headings }] : []),
    ...(read.headings.length === 0 && wantedCourses.length > 0
      ? [{ op: 'course' as const, of: wantedCourses }]
      : []),
    ...(wished.length > 0 ? [{ op: 'with' as const, of: wished }] : []),
    ...sensesOf(read),
    ...(read.cookings.length > 0 ? [{ op: 'cooked' as const, of: read.cookings }] : []),
    ...read.amounts.flatMap(amountClause),
  ]
  const sort = sorts.find(([ask]) => asksFor(read, ask))?.[1]
  return { clauses, ...(sort && { sort, limit: 3 }) }
}

function sensesOf({ senses }: ReadQuestion): Clause[] {
  if (senses.includes('mild')) return [{ op: 'not', of: ['hot'] }]
  const asked = senses.filter((sense) => sense !== 'sweet')
  return asked.length > 0 ? [{ op: 'is', of: asked }] : []
}

function amountClause({ kind, value, bound }: ReadQuestion['amounts'][number]): Clause[] {
  if (kind === 'calories') {
    const isLeast = bound === 'over' || bound === 'from'
    return [{ op: isLeast ? 'kcal_over' : 'kcal_under', of: value }]
  }
  if (bound !== 'about') return [{ op: `price_${bound}`, of: value }]
  return [
    { op: 'price_from', of: Math.round(value * 0.8) },
    { op: 'price_to', of: Math.round(value * 1.2) },
  ]
}

function onHouse({ topics, dishes }: ReadQuestion): Part[] {
  return dishes.length > 0 ? [] : topics.slice(0, 3).map((topic) => ({ do: 'house', topic }))
}

function talk({ acts }: ReadQuestion): Part[] {
  const act: Act = acts[0] ?? 'unclear'
  return [{ do: 'talk', act }]
}
