import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import { topics } from '#app/domain/guest-menu/topics.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import {
  cookings,
  courses,
  senses,
  type Clause,
  type MenuQuery,
  type SortKey,
  type Substance,
} from '#app/domain/menus/query/clauses.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import { passagesOf } from '../house/passages.ts'
import { dishIds } from './dish-ids.ts'
import { guestSpan } from './guest-span.ts'
import { acts, asks, details, wishes, type About, type AskedGroup, type Part } from './part.ts'
import type { WireClause, WirePart } from './wire.ts'
import { nameOfAbout } from './write-part.ts'

/** What ids and spans of a plan may refer to. */
export interface PlanScope {
  /** Ids of other menus name nothing. */
  readonly menu: GuestMenu
  /** The guest's messages of this conversation: `said` and `words` must stand in one of them. */
  readonly guestWords: readonly string[]
  /** Queries of earlier turns by their short names: q1 is the first one listed. */
  readonly earlier: ReadonlyMap<string, MenuQuery>
}

// More is no answer that a guest would read.
const mostDishes = 30
const mostValues = 12

/** Turns a part as it was written into one that can be rendered; nothing if it names nothing. */
export function resolvePart(part: WirePart, scope: PlanScope): Part | undefined {
  const { dishOf } = dishIds(scope.menu)
  const dishes = part.dishes.flatMap((id) => dishOf.get(id) ?? []).slice(0, mostDishes)
  const of = part.of.slice(0, mostValues)
  const where = part.where.slice(0, mostValues)
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
    case 'why': {
      const about = of.flatMap((name) => aboutOf(name) ?? [])
      const isComplete = dishes.length > 0 && (about.length > 0 || part.do === 'why')
      return isComplete ? { do: part.do, dishes, of: about } : undefined
    }
    case 'tell': {
      const told = pick(of, details)
      return dishes.length > 0
        ? {
            do: 'tell',
            dishes,
            of: told.length > 0 ? told : ['description', 'ingredients', 'price'],
          }
        : undefined
    }
    case 'list':
      return { do: 'list', query: queryOf(where, scope), groups: groupsOf(where) }
    case 'suggest':
      return { do: 'suggest', query: queryOf(where, scope), wishes: pick(of, wishes) }
    case 'meal':
      return {
        do: 'meal',
        courses: pick(of, courses),
        query: queryOf(where, scope),
        ...numbersOf(where, scope),
      }
    case 'compare': {
      const by = pick(of, ['price', 'calories', 'contents', 'heat'] as const)[0] ?? 'price'
      return dishes.length > 1 ? { do: 'compare', dishes, by } : undefined
    }
    case 'sum': {
      const { ways } = numbersOf(where, scope)
      const summed = pick(of, ['price', 'calories'] as const)[0] ?? 'price'
      return dishes.length > 0
        ? { do: 'sum', dishes, of: summed, ...(ways !== undefined && { ways }) }
        : undefined
    }
    case 'opinion':
      return dishes.length > 0 ? { do: 'opinion', dishes } : undefined
    case 'pictures':
      if (dishes.length > 0) return { do: 'pictures', dishes }
      return where.length > 0 ? { do: 'pictures', dishes, query: queryOf(where, scope) } : undefined
    case 'request': {
      const change = where.flatMap((clause) => clausesOf(clause, scope))
      return dishes.length > 0 ? { do: 'request', dishes, change } : undefined
    }
    case 'pair':
      return dishes.length > 0
        ? { do: 'pair', dishes, course: pick(of, courses)[0] ?? 'any' }
        : undefined
    case 'house': {
      const known = passagesOf(scope.menu)
      const passages = of.filter((id) => known.has(id))
      const topic = pick(of, topics)[0] ?? 'other'
      return { do: 'house', topic, ...(passages.length > 0 && { passages }) }
    }
    case 'explain': {
      const concepts = of.flatMap((name) => conceptOf(name) ?? [])
      return concepts.length > 0 ? { do: 'explain', of: concepts } : undefined
    }
    case 'missing': {
      const said = spanOf(of[0], scope)
      const near = where.length > 0 ? { near: queryOf(where, scope) } : {}
      return said === undefined ? undefined : { do: 'missing', said, ...near }
    }
    case 'unknown':
      return { do: 'unknown', dishes, said: spanOf(of[0], scope) ?? '' }
    case 'ask': {
      const [what] = pick(of, asks)
      return (
        what && { do: 'ask', what, of: what === 'take_back' ? knownNames(of.slice(1)) : dishes }
      )
    }
    case 'talk': {
      const [act] = pick(of, acts)
      return act && { do: 'talk', act }
    }
  }
}

/** Reads what a part asks after: a fact or a diet by its name, any other food by a name of it. */
export function aboutOf(name: string): About | undefined {
  const diet = diets.find((one) => one === name)
  return diet ? { kind: 'diet', diet } : substanceOf(name)
}

/** Reads an allergen or another recorded fact by its name, any other food by a name of it. */
export function substanceOf(name: string): Substance | undefined {
  const fact = dietaryFacts.find((one) => one === name)
  if (fact) return { kind: 'fact', fact }
  const concept = conceptOf(name)
  return concept === undefined ? undefined : { kind: 'food', concept }
}

/** The names by which a plan calls the foods and diets that it names. */
const knownNames = (names: readonly string[]) =>
  names.flatMap((name) => {
    const about = aboutOf(name)
    return about ? [nameOfAbout(about)] : []
  })

const conceptOf = (name: string) => findTerms(name.slice(0, 60))[0]?.concept

function pick<Value extends string>(names: readonly string[], known: readonly Value[]): Value[] {
  return names.flatMap((name) => known.find((one) => one === name) ?? [])
}

const groupNames = ['fits', 'unsure', 'against'] as const

function groupsOf(where: readonly WireClause[]): readonly AskedGroup[] {
  const named = where.flatMap(({ op, of }) => (op === 'group' ? pick(of, groupNames) : []))
  return named.length > 0 ? named : groupNames
}

const sorts = ['popular', 'cheapest', 'dearest', 'fewest_kcal', 'most_kcal'] as const

function queryOf(where: readonly WireClause[], scope: PlanScope): MenuQuery {
  const clauses = where.flatMap((clause) => clausesOf(clause, scope))
  const sort: SortKey | undefined = where.flatMap(({ op, of }) =>
    op === 'sort' ? pick(of, sorts) : [],
  )[0]
  const limit = wholeNumber(where.find(({ op }) => op === 'limit')?.of[0])
  return { clauses, ...(sort && { sort }), ...(limit !== undefined && { limit }) }
}

function numbersOf(where: readonly WireClause[], { menu }: PlanScope) {
  const valueOf = (op: WireClause['op']) => where.find((clause) => clause.op === op)?.of[0]
  const people = wholeNumber(valueOf('people'))
  const ways = wholeNumber(valueOf('ways'))
  const total = minorOf(valueOf('total'), menu)
  return {
    ...(people !== undefined && { people }),
    ...(ways !== undefined && { ways }),
    ...(total !== undefined && { total }),
  }
}

const largestCount = 100

function wholeNumber(text: string | undefined): number | undefined {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= largestCount ? value : undefined
}

function minorOf(text: string | undefined, { menu }: GuestMenu): number | undefined {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text ?? '')) return undefined
  return Math.round(Number(text) * 10 ** minorDigits(menu.currency))
}

/** What a written condition comes to; a name that names nothing makes no condition. */
function clausesOf({ op, of: named }: WireClause, scope: PlanScope): Clause[] {
  const of = named.slice(0, mostValues)
  const { dishOf, headingOf } = dishIds(scope.menu)
  switch (op) {
    case 'in':
    case 'not_in':
      return filled({ op, of: of.flatMap((id) => headingOf.get(id) ?? []) })
    case 'course':
    case 'not_course':
      return filled({ op, of: pick(of, courses) })
    case 'only':
    case 'except':
      return filled({ op, of: of.flatMap((id) => dishOf.get(id) ?? []) })
    case 'same':
      return of.flatMap((name) => scope.earlier.get(name)?.clauses ?? [])
    case 'suits':
    case 'suits_any':
      return filled({ op, of: pick(of, diets) })
    case 'without':
    case 'with':
    case 'with_any':
      return filled({ op, of: of.flatMap((name) => substanceOf(name) ?? []) })
    case 'is':
    case 'not':
      return filled({ op, of: pick(of, senses) })
    case 'cooked':
    case 'not_cooked':
      return filled({ op, of: pick(of, cookings) })
    case 'price_under':
    case 'price_to':
    case 'price_over':
    case 'price_from': {
      const limit = minorOf(of[0], scope.menu)
      return limit === undefined ? [] : [{ op, of: limit }]
    }
    case 'kcal_under':
    case 'kcal_over': {
      const limit = /^\d{1,5}$/.test(of[0] ?? '') ? Number(of[0]) : undefined
      return limit === undefined ? [] : [{ op, of: limit }]
    }
    case 'cheaper_than':
    case 'like': {
      const dish = dishOf.get(of[0] ?? '')
      return dish === undefined ? [] : [{ op, of: dish }]
    }
    case 'words':
      return filled({ op, of: of.flatMap((words) => spanOf(words, scope) ?? []) })
    case 'group':
    case 'sort':
    case 'limit':
    case 'people':
    case 'total':
    case 'ways':
      return []
  }
}

const spanOf = (text: string | undefined, { guestWords, menu }: PlanScope) =>
  guestSpan(text, guestWords, menu)

function filled<Filled extends Clause & { readonly of: readonly unknown[] }>(
  clause: Filled,
): Filled[] {
  return clause.of.length > 0 ? [clause] : []
}
