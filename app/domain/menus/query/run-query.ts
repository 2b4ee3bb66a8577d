import { inSlices } from '../../in-slices.ts'
import type { MenuQuery, SortKey } from './clauses.ts'
import { isUnavailable, type IndexedDish, type IndexedMenu } from './index-menu.ts'
import { allOf, judgeClause, type Finding, type Verdict } from './judge-clause.ts'

/** A dish that a query found, with the findings about its conditions. */
export interface Match {
  readonly indexed: IndexedDish
  readonly findings: readonly Finding[]
}

/**
 * The result of a query, in three groups. Only `fits` may be offered to a guest who has to avoid
 * something.
 */
export interface QueryResult {
  /**
   * Dishes whose records confirm every condition; allergens and diets need the owner's tag or
   * statement.
   */
  readonly fits: readonly Match[]
  /** Dishes with nothing recorded against them, but a condition that isn't confirmed. */
  readonly unsure: readonly Match[]
  /** Dishes that contain, or may contain, what has to be avoided. */
  readonly against: readonly Match[]
}

/** Runs a query over a menu, in slices, because each dish is judged by each clause. */
export async function runQuery(
  index: IndexedMenu,
  { clauses, sort, limit, isOffer = false }: MenuQuery,
): Promise<QueryResult> {
  const judged = await inSlices(index.dishes, (indexed) => ({
    indexed,
    verdict: judge(indexed, clauses, index),
  }))
  // "The lightest" is not a dish whose calories nobody knows.
  const needed = limit === undefined ? undefined : figureOf[sort ?? 'popular']
  const matches = (group: Verdict['group']): Match[] =>
    judged
      .filter(({ verdict, indexed }) => verdict.group === group && needed?.(indexed) !== null)
      // What a guest can't have is a warning, not an offer.
      .filter(({ indexed }) => !isOffer || group === 'against' || !isUnavailable(indexed))
      .map(({ indexed, verdict }) => ({ indexed, findings: verdict.findings }))
      .toSorted((a, b) => compareBy(sort ?? 'popular', a.indexed, b.indexed))
      // What can't be had is last; a short list has it only if nothing else is left.
      .slice(0, limit)
  return { fits: matches('fits'), unsure: matches('unsure'), against: matches('against') }
}

// Stops at the first condition that excludes the dish, to avoid the analysis of its facts.
function judge(indexed: IndexedDish, clauses: MenuQuery['clauses'], index: IndexedMenu): Verdict {
  const verdicts: Verdict[] = []
  for (const clause of clauses) {
    const verdict = judgeClause(indexed, clause, index)
    if (verdict.group === 'out') return verdict
    verdicts.push(verdict)
  }
  return allOf(verdicts)
}

/**
 * Compares two dishes: unavailable ones are last, before them those without the sorted figure; ties keep
 * the menu's order.
 */
function compareBy(sort: SortKey, a: IndexedDish, b: IndexedDish): number {
  return (
    Number(isUnavailable(a)) - Number(isUnavailable(b)) ||
    differenceBy[sort](a, b) ||
    a.position - b.position
  )
}

const sortValue = (value: number | null, direction: 1 | -1) =>
  value === null ? Infinity : direction * value

const byFigure =
  (read: (indexed: IndexedDish) => number | null, direction: 1 | -1) =>
  (a: IndexedDish, b: IndexedDish) =>
    // Handled separately, because Infinity minus Infinity is NaN.
    sortValue(read(a), direction) === sortValue(read(b), direction)
      ? 0
      : sortValue(read(a), direction) - sortValue(read(b), direction)

const rankOf = ({ isSuggestedFirst, isPopular }: IndexedDish) =>
  Number(isSuggestedFirst) * 2 + Number(isPopular)

const priceOf = ({ dish }: IndexedDish) => dish.priceMinor
const caloriesOf = ({ dish }: IndexedDish) => dish.calories

/** The figure that a dish needs to be among the first of a kind. */
const figureOf: Readonly<Record<SortKey, ((indexed: IndexedDish) => number | null) | undefined>> = {
  popular: undefined,
  cheapest: priceOf,
  dearest: priceOf,
  fewest_kcal: caloriesOf,
  most_kcal: caloriesOf,
}

const differenceBy: Readonly<Record<SortKey, (a: IndexedDish, b: IndexedDish) => number>> = {
  popular: (a, b) => rankOf(b) - rankOf(a),
  cheapest: byFigure(priceOf, 1),
  dearest: byFigure(priceOf, -1),
  fewest_kcal: byFigure(caloriesOf, 1),
  most_kcal: byFigure(caloriesOf, -1),
}
