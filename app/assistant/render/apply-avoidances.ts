import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'

/** Adds what the guest avoids to a part's query, whether or not the plan included it. */
export function restrictPart<SomePart extends Part>(
  part: SomePart,
  avoided: readonly DietaryTarget[],
): SomePart {
  // A list without conditions shows headings, so it offers nothing.
  const listsHeadings =
    part.do === 'list' &&
    part.query.clauses.length === 0 &&
    part.query.sort === undefined &&
    !part.groups.includes('against')
  if (listsHeadings) return part
  if ('query' in part && part.query) return { ...part, query: restrictQuery(part.query, avoided) }
  return part.do === 'missing' && part.near
    ? { ...part, near: restrictQuery(part.near, avoided) }
    : part
}

/** Adds what the guest avoids to a query. */
export function restrictQuery(query: MenuQuery, avoided: readonly DietaryTarget[]): MenuQuery {
  const substances = avoided.flatMap((target) => (target.kind === 'diet' ? [] : [target]))
  const diets = avoided.flatMap((target): Diet[] => (target.kind === 'diet' ? [target.diet] : []))
  const newClauses: Clause[] = [
    ...(substances.length > 0 ? [{ op: 'without' as const, of: substances }] : []),
    ...(diets.length > 0 ? [{ op: 'suits' as const, of: diets }] : []),
  ]
  return { ...query, clauses: [...query.clauses, ...newClauses] }
}
