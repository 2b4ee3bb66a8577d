import { diets } from '#app/domain/guest-menu/facts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import {
  cookings,
  courses,
  senses,
  sortKeys,
  type Clause,
  type MenuQuery,
} from '#app/domain/menus/query/clauses.ts'
import { findGuestSpan } from './find-guest-span.ts'
import { parseCount, parseKcal, parseMinorUnits } from './parse-figures.ts'
import { listGroups, type ListGroup } from './part.ts'
import { shortIds } from './short-ids.ts'
import { resolveSubstances } from './resolve-targets.ts'
import { keepKnown, valueOf, valuesOf } from './wire-values.ts'
import type { WireClause } from './wire.ts'

/** The things that a plan may refer to. */
export interface PlanScope {
  readonly menu: GuestMenu
  /** The guest's messages in this conversation: `said` and `words` must appear in one of them. */
  readonly guestTexts: readonly string[]
  /** Queries of earlier turns by their short ids; q1 is the oldest. */
  readonly earlier: ReadonlyMap<string, MenuQuery>
}

/**
 * The maximum number of values or conditions of a part. No question needs more; a model that repeats itself
 * writes thousands.
 */
export const maxValues = 12

/** Returns the groups that a list shows: those that the plan names, or all. */
export function resolveGroups(where: readonly WireClause[]): readonly ListGroup[] {
  const namedGroups = keepKnown(valuesOf('group', where), listGroups)
  return namedGroups.length > 0 ? namedGroups : listGroups
}

/** Resolves the conditions, order and limit of a part. */
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
      return unlessEmpty({ op, of: of.flatMap(resolveSubstances) })
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
