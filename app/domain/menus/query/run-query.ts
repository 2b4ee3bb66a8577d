import { inSlices } from '../../in-slices.ts'
import type { MenuQuery, SortKey } from './clauses.ts'
import type { IndexedDish, IndexedMenu } from './index-menu.ts'
import { allOf, judgeClause, type Finding, type Verdict } from './judge-clause.ts'

/** A dish that a query found, with what the records say about its conditions. */
export interface Match {
  readonly indexed: IndexedDish
  readonly findings: readonly Finding[]
}

/**
 * The result of a query, in three groups. Only `fits` may be offered to a guest who has to avoid
 * something.
 */
export interface QueryResult {
  /** The records confirm every condition; allergens and diets need the owner's own mark. */
  readonly fits: readonly Match[]
  /** Nothing recorded counts against it, but some condition isn't confirmed. */
  readonly unsure: readonly Match[]
  /** It contains, or may contain, what has to be avoided. */
  readonly against: readonly Match[]
}

/** Runs a query over a menu, in slices, since each dish is judged by each clause. */
export async function runQuery(
  index: IndexedMenu,
  { clauses, sort, limit }: MenuQuery,
): Promise<QueryResult> {
  const judged = await inSlices(index.dishes, (indexed) => ({
    indexed,
    verdict: judge(indexed, clauses, index),
  }))
  const matches = (group: Verdict['group']): Match[] =>
    judged
      .filter(({ verdict }) => verdict.group === group)
      .map(({ indexed, verdict }) => ({ indexed, findings: verdict.findings }))
      .toSorted((one, other) => compareBy(sort ?? 'popular', one.indexed, other.indexed))
      .slice(0, limit)
  return { fits: matches('fits'), unsure: matches('unsure'), against: matches('against') }
}

// A dish that a cheap condition excludes needs no analysis of its facts.
function judge(indexed: IndexedDish, clauses: MenuQuery['clauses'], index: IndexedMenu): Verdict {
  const verdicts: Verdict[] = []
  for (const clause of clauses) {
    const verdict = judgeClause(indexed, clause, index)
    if (verdict.group === 'out') return verdict
    verdicts.push(verdict)
  }
  return allOf(verdicts)
}

/** Dishes without the sorted figure are last; ties keep the menu's order. */
function compareBy(sort: SortKey, one: IndexedDish, other: IndexedDish): number {
  const difference = differenceBy[sort](one, other)
  return difference || one.position - other.position
}

const figure = (value: number | null, sign: 1 | -1) => (value === null ? Infinity : sign * value)

const byFigure =
  (read: (indexed: IndexedDish) => number | null, sign: 1 | -1) =>
  (one: IndexedDish, other: IndexedDish) =>
    // Handled separately, because Infinity minus Infinity is NaN.
    figure(read(one), sign) === figure(read(other), sign)
      ? 0
      : figure(read(one), sign) - figure(read(other), sign)

const rankOf = ({ isSuggestedFirst, isPopular }: IndexedDish) =>
  Number(isSuggestedFirst) * 2 + Number(isPopular)

const differenceBy: Readonly<Record<SortKey, (one: IndexedDish, other: IndexedDish) => number>> = {
  popular: (one, other) => rankOf(other) - rankOf(one),
  cheapest: byFigure(({ dish }) => dish.priceMinor, 1),
  dearest: byFigure(({ dish }) => dish.priceMinor, -1),
  fewest_kcal: byFigure(({ dish }) => dish.calories, 1),
  most_kcal: byFigure(({ dish }) => dish.calories, -1),
}
