import { uniqueTargets, withAllergens } from '../reading/dietary-targets.ts'
import { topics } from '#app/domain/guest-menu/topics.ts'
import { courses } from '#app/domain/menus/query/clauses.ts'
import { numberPassages } from '../house/number-passages.ts'
import { findMissingName } from './find-guest-span.ts'
import { acts, asks, comparedFigures, details, wishes, type Part } from './part.ts'
import { parseCount, parseMinorUnits } from './parse-figures.ts'
import { resolveDishes, shortIds } from './short-ids.ts'
import { findQuotedIds } from './quoted-prices.ts'
import {
  maxValues,
  resolveClause,
  resolveGroups,
  resolveQuery,
  resolveSpan,
  type PlanScope,
} from './resolve-query.ts'
import { keepKnown, valueOf, valuesOf } from './wire-values.ts'
import { findConceptsOf, resolveNames, resolveTargets } from './resolve-targets.ts'
import type { WirePart } from './wire.ts'

const maxDishes = 30
// A meal tries every combination of dishes, so each further course multiplies the work.
const maxCourses = courses.length

/** Actions that say nothing without a dish. */
const dishActions: ReadonlySet<WirePart['do']> = new Set([
  'why',
  'tell',
  'compare',
  'sum',
  'opinion',
  'request',
  'pair',
])

/** Resolves a part from the wire format; undefined if nothing on this menu matches it. */
export function resolvePart(part: WirePart, scope: PlanScope): Part | undefined {
  const { dishes, sizes, options, loneOptions } = resolveDishes(part.dishes, scope.menu, maxDishes)
  const quoted = findQuotedIds(part, scope.menu).slice(0, maxDishes)
  const of = part.of.slice(0, maxValues)
  const where = part.where.slice(0, maxValues)
  if (dishes.length + quoted.length === 0 && dishActions.has(part.do)) return undefined
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits': {
      const allOptions = [...options, ...loneOptions]
      if (dishes.length + allOptions.length === 0) return undefined
      const targets = withAllergens(of.flatMap(resolveTargets))
      return targets.length > 0
        ? {
            do: part.do,
            dishes,
            of: targets,
            ...(allOptions.length > 0 && { options: allOptions }),
          }
        : undefined
    }
    case 'why':
      return { do: 'why', dishes, of: uniqueTargets(of.flatMap(resolveTargets)) }
    case 'tell': {
      const requestedDetails = keepKnown(of, details)
      return {
        do: 'tell',
        dishes,
        of:
          requestedDetails.length > 0 ? requestedDetails : ['description', 'ingredients', 'price'],
      }
    }
    case 'list':
      return { do: 'list', query: resolveQuery(where, scope), groups: resolveGroups(where) }
    case 'suggest':
      return { do: 'suggest', query: resolveQuery(where, scope), wishes: keepKnown(of, wishes) }
    case 'meal': {
      const people = parseCount(valueOf('people', where))
      const budget = parseMinorUnits(valueOf('total', where), scope.menu)
      return {
        do: 'meal',
        courses: keepKnown(of, courses).slice(0, maxCourses),
        query: resolveQuery(where, scope),
        ...(people !== undefined && { people }),
        ...(budget !== undefined && { budget }),
      }
    }
    case 'compare': {
      if (dishes.length + quoted.length < 2) return undefined
      return {
        do: 'compare',
        dishes,
        by: quoted.length > 0 ? 'price' : (keepKnown(of, comparedFigures)[0] ?? 'price'),
        ...(sizes.length > 0 && { sizes }),
        ...(quoted.length > 0 && { quoted }),
      }
    }
    case 'sum': {
      const ways = parseCount(valueOf('ways', where))
      const [requestedFigure = 'price'] = keepKnown(of, ['price', 'calories'] as const)
      const figure = quoted.length > 0 ? 'price' : requestedFigure
      const budget = parseMinorUnits(valueOf('total', where), scope.menu)
      return {
        do: 'sum',
        dishes,
        of: figure,
        ...(sizes.length > 0 && { sizes }),
        ...(options.length > 0 && { options }),
        ...(quoted.length > 0 && { quoted }),
        ...(ways !== undefined && { ways }),
        ...(budget !== undefined && { budget }),
      }
    }
    case 'opinion':
      return { do: 'opinion', dishes }
    case 'pictures':
      if (dishes.length > 0) return { do: 'pictures', dishes }
      return where.length > 0
        ? { do: 'pictures', dishes, query: resolveQuery(where, scope) }
        : undefined
    case 'request':
      return {
        do: 'request',
        dishes,
        ...(options.length > 0 && { options }),
        change: where.flatMap((clause) => resolveClause(clause, scope)),
      }
    case 'pair':
      return {
        do: 'pair',
        dishes,
        course: keepKnown(of, courses)[0] ?? 'any',
        ...(where.length > 0 && { query: resolveQuery(where, scope) }),
      }
    case 'house': {
      const numbered = numberPassages(scope.menu)
      const passages = of.filter((id) => numbered.has(id))
      const topic = keepKnown(of, topics)[0] ?? 'other'
      const { headingIdOf } = shortIds(scope.menu)
      const headings = valuesOf('in', where).flatMap((id) => headingIdOf.get(id) ?? [])
      return {
        do: 'house',
        topic,
        ...(passages.length > 0 && { passages }),
        ...(topic === 'hours' && headings.length > 0 && { headings }),
      }
    }
    case 'explain': {
      const concepts = of.flatMap(findConceptsOf)
      return concepts.length > 0 ? { do: 'explain', of: concepts } : undefined
    }
    case 'missing': {
      const said = findMissingName(of[0], scope.guestTexts, scope.menu)
      const near = where.length > 0 ? { near: resolveQuery(where, scope) } : {}
      return said === undefined ? undefined : { do: 'missing', said, ...near }
    }
    case 'unknown':
      return { do: 'unknown', dishes, said: resolveSpan(of[0], scope) ?? '' }
    case 'ask': {
      const [what] = keepKnown(of, asks)
      if (what === 'take_back') return { do: 'ask', what, of: resolveNames(of.slice(1)) }
      return what && { do: 'ask', what, of: dishes }
    }
    case 'talk': {
      const [act] = keepKnown(of, acts)
      return act && { do: 'talk', act }
    }
  }
}
