import { lowestOf, withExtra, type Size } from '../../sizes/size.ts'
import type { Clause, FigureClause } from './clauses.ts'
import type { IndexedMenu } from './index-menu.ts'
import { allOf, matchVerdict, out, type Verdict } from './judge-clause.ts'

export const isFigureClause = (clause: Clause): clause is FigureClause =>
  clause.op === 'cheaper_than' || Object.hasOwn(comparisons, clause.op)

/** The result for a dish's sizes. */
interface SizesVerdict extends Verdict {
  /** The sizes in the verdict's group. */
  readonly sizes: readonly Size[]
}

/**
 * Judges the sizes of a dish by all conditions on their figures together: a dish whose small size
 * is cheap enough and whose large one is filling enough has no size that is both.
 * @param extraMinor what has to be paid in addition to a size's price
 */
export function judgeSizes(
  sizes: readonly Size[],
  clauses: readonly FigureClause[],
  index: IndexedMenu,
  extraMinor = 0,
): SizesVerdict {
  const judgedSizes = sizes.map((size) => ({
    size,
    verdict: allOf(clauses.map((clause) => judgeSize(withExtra(size, extraMinor), clause, index))),
  }))
  for (const group of ['fits', 'unsure'] as const) {
    const sizesOfGroup = judgedSizes.filter(({ verdict }) => verdict.group === group)
    const [first] = sizesOfGroup
    if (first) return { ...first.verdict, sizes: sizesOfGroup.map(({ size }) => size) }
  }
  return { ...out, sizes: [] }
}

function judgeSize(size: Size, clause: FigureClause, index: IndexedMenu): Verdict {
  switch (clause.op) {
    case 'kcal_under':
    case 'kcal_over':
      return compare('calories', size.calories, clause.op, clause.of)
    case 'cheaper_than': {
      const other = index.byId.get(clause.of)
      const limit = other && lowestOf(other.dish.sizes, 'priceMinor')?.priceMinor
      return typeof limit === 'number'
        ? compare('price', size.priceMinor, 'price_under', limit)
        : out
    }
    default:
      return compare('price', size.priceMinor, clause.op, clause.of)
  }
}

const comparisons = {
  price_under: (value: number, limit: number) => value < limit,
  price_to: (value: number, limit: number) => value <= limit,
  price_over: (value: number, limit: number) => value > limit,
  price_from: (value: number, limit: number) => value >= limit,
  kcal_under: (value: number, limit: number) => value < limit,
  kcal_over: (value: number, limit: number) => value > limit,
}

/** Compares a figure with a limit; without a figure, the size is unsure. */
function compare(
  kind: 'price' | 'calories',
  value: number | null,
  op: keyof typeof comparisons,
  limit: number,
): Verdict {
  return value === null
    ? { group: 'unsure', findings: [{ about: { kind }, state: 'not_recorded', words: [] }] }
    : matchVerdict(comparisons[op](value, limit))
}
