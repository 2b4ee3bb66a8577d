import { uniqueTargets } from '../reading/dietary-targets.ts'
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
  type Substance,
} from '#app/domain/menus/query/clauses.ts'
import { numberPassages } from '../house/number-passages.ts'
import { findGuestSpan, findMissingName } from './find-guest-span.ts'
import {
  acts,
  asks,
  comparedFigures,
  details,
  wishes,
  type DietaryTarget,
  type AskedGroup,
  type Part,
} from './part.ts'
import { parseCount, parseKcal, parseMinorUnits } from './parse-figures.ts'
import { resolveDishes, shortIds } from './short-ids.ts'
import { findQuotedIds } from './quoted-prices.ts'
import type { WireClause, WirePart } from './wire.ts'
import { wireName } from './write-part.ts'

/** What a plan may refer to. */
export interface PlanScope {
  readonly menu: GuestMenu
  /** The guest's messages in this conversation: `said` and `words` must appear in one of them. */
  readonly guestTexts: readonly string[]
  /** Queries of earlier turns by their short ids; q1 is the oldest. */
  readonly earlier: ReadonlyMap<string, MenuQuery>
}

const maxDishes = 30
const maxValues = 12
// A meal tries every combination of dishes, so each further course multiplies the work.
const maxCourses = courses.length

const needDishes: ReadonlySet<WirePart['do']> = new Set([
  'has',
  'free_of',
  'suits',
  'why',
  'tell',
  'compare',
  'sum',
  'opinion',
  'request',
  'pair',
])

/** Resolves a part from the wire format; undefined if it refers to nothing on this menu. */
export function resolvePart(part: WirePart, scope: PlanScope): Part | undefined {
  const { dishes, sizes, options } = resolveDishes(part.dishes, scope.menu, maxDishes)
  const quoted = findQuotedIds(part, scope.menu).slice(0, maxDishes)
  const of = part.of.slice(0, maxValues)
  const where = part.where.slice(0, maxValues)
  if (dishes.length + quoted.length === 0 && needDishes.has(part.do)) return undefined
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
    case 'why': {
      const targets = uniqueTargets(of.flatMap((name) => resolveTarget(name) ?? []))
      return targets.length > 0 || part.do === 'why'
        ? { do: part.do, dishes, of: targets }
        : undefined
    }
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
      const total = parseMinorUnits(valueOf('total', where), scope.menu)
      return {
        do: 'meal',
        courses: keepKnown(of, courses).slice(0, maxCourses),
        query: resolveQuery(where, scope),
        ...(people !== undefined && { people }),
        ...(total !== undefined && { total }),
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
      const [asked = 'price'] = keepKnown(of, ['price', 'calories'] as const)
      const figure = quoted.length > 0 ? 'price' : asked
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
        change: where.flatMap((one) => resolveClause(one, scope)),
      }
    case 'pair':
      return {
        do: 'pair',
        dishes,
        course: keepKnown(of, courses)[0] ?? 'any',
        ...(where.length > 0 && { query: resolveQuery(where, scope) }),
      }
    case 'house': {
      const known = numberPassages(scope.menu)
      const passages = of.filter((id) => known.has(id))
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
      const concepts = of.flatMap((name) => findConceptOf(name) ?? [])
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

/** Resolves the name of a diet, a recorded fact or another food. */
export function resolveTarget(name: string): DietaryTarget | undefined {
  const diet = diets.find((known) => known === name)
  return diet ? { kind: 'diet', diet } : resolveSubstance(name)
}

function resolveSubstance(name: string): Substance | undefined {
  const fact = dietaryFacts.find((known) => known === name)
  if (fact) return { kind: 'fact', fact }
  const concept = findConceptOf(name)
  return concept === undefined ? undefined : { kind: 'food', concept }
}

/** Normalises the names of foods and diets; unknown names are dropped. */
const resolveNames = (names: readonly string[]) =>
  names.flatMap((name) => {
    const target = resolveTarget(name)
    return target ? [wireName(target)] : []
  })

const findConceptOf = (name: string) => findTerms(name.slice(0, 60))[0]?.concept

function keepKnown<Value extends string>(
  names: readonly string[],
  known: readonly Value[],
): Value[] {
  return names.flatMap((name) => known.find((value) => value === name) ?? [])
}

const groups = ['fits', 'unsure', 'against'] as const

function resolveGroups(where: readonly WireClause[]): readonly AskedGroup[] {
  const named = keepKnown(valuesOf('group', where), groups)
  return named.length > 0 ? named : groups
}

const sortKeys = ['popular', 'cheapest', 'dearest', 'fewest_kcal', 'most_kcal'] as const

function resolveQuery(where: readonly WireClause[], scope: PlanScope): MenuQuery {
  const clauses = where.flatMap((clause) => resolveClause(clause, scope))
  const [sort] = keepKnown(valuesOf('sort', where), sortKeys)
  const limit = parseCount(valueOf('limit', where))
  const isOffer = valuesOf('served', where).includes('now')
  return {
    clauses,
    ...(sort && { sort }),
    ...(limit !== undefined && { limit }),
    ...(isOffer && { isOffer }),
  }
}

const valuesOf = (op: WireClause['op'], where: readonly WireClause[]) =>
  where.flatMap((clause) => (clause.op === op ? clause.of : []))

const valueOf = (op: WireClause['op'], where: readonly WireClause[]) =>
  where.find((clause) => clause.op === op)?.of[0]

/** Resolves a wire clause; unknown names are dropped. */
function resolveClause({ op, of: names }: WireClause, scope: PlanScope): Clause[] {
  const of = names.slice(0, maxValues)
  const { dishIdOf, headingIdOf } = shortIds(scope.menu)
  switch (op) {
    case 'in':
    case 'not_in':
      return unlessEmpty({ op, of: of.flatMap((id) => headingIdOf.get(id) ?? []) })
    case 'course':
    case 'not_course':
      return unlessEmpty({ op, of: keepKnown(of, courses) })
    case 'only':
    case 'except':
      return unlessEmpty({ op, of: of.flatMap((id) => dishIdOf.get(id) ?? []) })
    case 'same':
      return of.flatMap((name) => scope.earlier.get(name)?.clauses ?? [])
    case 'suits':
    case 'suits_any':
      return unlessEmpty({ op, of: keepKnown(of, diets) })
    case 'without':
    case 'with':
    case 'with_any':
      return unlessEmpty({ op, of: of.flatMap((name) => resolveSubstance(name) ?? []) })
    case 'is':
    case 'not':
      return unlessEmpty({ op, of: keepKnown(of, senses) })
    case 'cooked':
    case 'not_cooked':
      return unlessEmpty({ op, of: keepKnown(of, cookings) })
    case 'price_under':
    case 'price_to':
    case 'price_over':
    case 'price_from':
    case 'kcal_under':
    case 'kcal_over': {
      const isKcal = op === 'kcal_under' || op === 'kcal_over'
      const limit = isKcal ? parseKcal(of[0]) : parseMinorUnits(of[0], scope.menu)
      return limit === undefined ? [] : [{ op, of: limit }]
    }
    case 'cheaper_than':
    case 'like': {
      const dish = dishIdOf.get(of[0] ?? '')
      return dish === undefined ? [] : [{ op, of: dish }]
    }
    case 'words':
      return unlessEmpty({ op, of: of.flatMap((text) => resolveSpan(text, scope) ?? []) })
    // The others aren't conditions.
    default:
      return []
  }
}

const resolveSpan = (text: string | undefined, { guestTexts, menu }: PlanScope) =>
  findGuestSpan(text, guestTexts, menu)

function unlessEmpty<Full extends Clause & { readonly of: readonly unknown[] }>(
  clause: Full,
): Full[] {
  return clause.of.length > 0 ? [clause] : []
}
