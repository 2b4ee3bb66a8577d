import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import {
  cookings,
  courses,
  senses,
  type Clause,
  type MenuQuery,
  type Substance,
} from '#app/domain/menus/query/clauses.ts'
import { findGuestSpan } from './find-guest-span.ts'
import { parseCount, parseKcal, parseMinorUnits } from './parse-figures.ts'
import type { AskedGroup, DietaryTarget } from './part.ts'
import { shortIds } from './short-ids.ts'
import type { WireClause } from './wire.ts'
import { wireName } from './write-part.ts'

/** The things that a plan may refer to. */
export interface PlanScope {
  readonly menu: GuestMenu
  /** The guest's messages in this conversation: `said` and `words` must appear in one of them. */
  readonly guestTexts: readonly string[]
  /** Queries of earlier turns by their short ids; q1 is the oldest. */
  readonly earlier: ReadonlyMap<string, MenuQuery>
}

/** The maximum number of values or conditions of a part. */
export const maxValues = 12

/** Resolves the name of a diet, a recorded fact or another food. */
export function resolveTarget(name: string): DietaryTarget | undefined {
  const diet = diets.find((value) => value === name)
  return diet ? { kind: 'diet', diet } : resolveSubstance(name)
}

function resolveSubstance(name: string): Substance | undefined {
  const fact = dietaryFacts.find((value) => value === name)
  if (fact) return { kind: 'fact', fact }
  const concept = findConceptOf(name)
  return concept === undefined ? undefined : { kind: 'food', concept }
}

/** Normalises the names of foods and diets; unknown names are dropped. */
export const resolveNames = (names: readonly string[]) =>
  names.flatMap((name) => {
    const target = resolveTarget(name)
    return target ? [wireName(target)] : []
  })

// Only the start of a longer name is searched: no food has one, and it would take long.
const maxNameLength = 60

/** Returns the lexicon's concept for a food that a model names. */
export const findConceptOf = (name: string) => findTerms(name.slice(0, maxNameLength))[0]?.concept

/** Keeps the names that are values of an enum, in the plan's order. */
export function keepKnown<Value extends string>(
  names: readonly string[],
  values: readonly Value[],
): Value[] {
  return names.flatMap((name) => values.find((value) => value === name) ?? [])
}

const groups = ['fits', 'unsure', 'against'] as const

export function resolveGroups(where: readonly WireClause[]): readonly AskedGroup[] {
  const named = keepKnown(valuesOf('group', where), groups)
  return named.length > 0 ? named : groups
}

const sortKeys = ['popular', 'cheapest', 'dearest', 'fewest_kcal', 'most_kcal'] as const

export function resolveQuery(where: readonly WireClause[], scope: PlanScope): MenuQuery {
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

export const valuesOf = (op: WireClause['op'], where: readonly WireClause[]) =>
  where.flatMap((clause) => (clause.op === op ? clause.of : []))

export const valueOf = (op: WireClause['op'], where: readonly WireClause[]) =>
  where.find((clause) => clause.op === op)?.of[0]

/** Resolves a wire clause; unknown names are dropped. */
export function resolveClause({ op, of: names }: WireClause, scope: PlanScope): Clause[] {
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

export const resolveSpan = (text: string | undefined, { guestTexts, menu }: PlanScope) =>
  findGuestSpan(text, guestTexts, menu)

function unlessEmpty<Full extends Clause & { readonly of: readonly unknown[] }>(
  clause: Full,
): Full[] {
  return clause.of.length > 0 ? [clause] : []
}
