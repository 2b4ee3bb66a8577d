import { extraOf, type OptionChoice } from '../../dietary/judge-dish.ts'
import { inSlices } from '../../in-slices.ts'
import { highestOf, lowestOf, type Size, type SizeFigure } from '../../sizes/size.ts'
import type { DishClause, FigureClause, MenuQuery, SortKey } from './clauses.ts'
import { isUnavailable, type IndexedDish, type IndexedMenu } from './index-menu.ts'
import { judgeWithChoices, type Judged } from './judge-choices.ts'
import { allOf, judgeClause, type Finding, type Group, type Verdict } from './judge-clause.ts'
import { isFigureClause, judgeSizes } from './judge-sizes.ts'

/** A dish that a query found, with the findings about its conditions. */
export interface Match {
  readonly indexed: IndexedDish
  readonly findings: readonly Finding[]
  /**
   * The dish's only size, or the one that conditions and order are about: the first that fits, by
   * the order or else by price. Undefined if they are about none of several.
   */
  readonly size: Size | undefined
  /** The options that a guest has to choose so that the dish fits; empty if it fits as it is. */
  readonly choices: readonly OptionChoice[]
}

/**
 * Returns a figure of the size that a match is about, else the dish's lowest; null if it isn't
 * known. A price includes what the match's choices cost.
 */
export function figureOf({ indexed, size, choices }: Match, figure: SizeFigure): number | null {
  const value = (size ?? lowestOf(indexed.dish.sizes, figure))?.[figure] ?? null
  return value === null || figure === 'calories' ? value : value + extraOf(choices)
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
  const figureClauses = clauses.filter(isFigureClause)
  const dishClauses = clauses.filter((clause) => !isFigureClause(clause))
  const judgedDishes = await inSlices(index.dishes, (indexed) =>
    judge(indexed, { dishClauses, figureClauses, sort }, index),
  )
  // "The lightest" is not a dish whose calories nobody knows.
  const sortFigureOf = limit === undefined ? undefined : neededFor[sort ?? 'popular']
  const matches = (wantedGroup: Group): Match[] =>
    judgedDishes
      .filter(({ group, match }) => group === wantedGroup && sortFigureOf?.(match) !== null)
      // An unavailable dish can still be a warning, but not an offer.
      .filter(({ match }) => !isOffer || wantedGroup === 'against' || !isUnavailable(match.indexed))
      .map(({ match }) => match)
      .toSorted((a, b) => compareBy(sort ?? 'popular', a, b))
      // Unavailable dishes are last, so a short list has them only if nothing else is left.
      .slice(0, limit)
  return { fits: matches('fits'), unsure: matches('unsure'), against: matches('against') }
}

interface SplitQuery extends Pick<MenuQuery, 'sort'> {
  readonly dishClauses: readonly DishClause[]
  readonly figureClauses: readonly FigureClause[]
}

function judge(
  indexed: IndexedDish,
  query: SplitQuery,
  index: IndexedMenu,
): { readonly group: Group; readonly match: Match } {
  const { figureClauses, sort = 'popular' } = query
  const { sizes } = indexed.dish
  const verdicts = judgeClauses(indexed, query, index)
  const isAboutSizes = figureClauses.length > 0 || sort !== 'popular'
  const toMatch = (dishVerdict: Verdict, choices: readonly OptionChoice[]) => {
    const sizesVerdict = judgeSizes(sizes, figureClauses, index, extraOf(choices))
    const { group, findings } = allOf([sizesVerdict, dishVerdict])
    const only = sizes.length === 1 ? sizes[0] : undefined
    const size = isAboutSizes ? firstSize(sizesVerdict.sizes, sort) : only
    return { group, match: { indexed, findings, size, choices } }
  }
  const withChoices = judgeWithChoices(indexed, verdicts)
  const matchWithChoices = withChoices && toMatch(withChoices, withChoices.choices)
  // If the choices make the dish too expensive, it is judged without them: it then counts as one that
  // contains something avoided.
  return matchWithChoices && matchWithChoices.group !== 'out'
    ? matchWithChoices
    : toMatch(allOf(verdicts.map(([, verdict]) => verdict)), [])
}

/** Stops at the first condition that excludes the dish, to avoid the analysis of its facts. */
function judgeClauses(
  indexed: IndexedDish,
  { dishClauses, figureClauses }: SplitQuery,
  index: IndexedMenu,
): Judged {
  const { sizes, optionGroups } = indexed.dish
  const verdicts: (readonly [DishClause, Verdict])[] = []
  // Not for dishes with options, whose extra prices may meet a minimum price.
  const isOut = !optionGroups && judgeSizes(sizes, figureClauses, index).group === 'out'
  if (isOut) return verdicts
  for (const clause of dishClauses) {
    if (verdicts.at(-1)?.[1].group === 'out') break
    verdicts.push([clause, judgeClause(indexed, clause, index)])
  }
  return verdicts
}

/**
 * Compares two dishes: unavailable ones are last, before them those without the sorted figure; ties
 * keep the menu's order.
 */
function compareBy(sort: SortKey, a: Match, b: Match): number {
  return (
    Number(isUnavailable(a.indexed)) - Number(isUnavailable(b.indexed)) ||
    differenceBy[sort](a, b) ||
    a.indexed.position - b.indexed.position
  )
}

const sortValue = (value: number | null, direction: 1 | -1) =>
  value === null ? Infinity : direction * value

const byFigure =
  (figure: (match: Match) => number | null, direction: 1 | -1) => (a: Match, b: Match) => {
    const valueA = sortValue(figure(a), direction)
    const valueB = sortValue(figure(b), direction)
    // Equal values are handled separately, because Infinity minus Infinity is NaN.
    return valueA === valueB ? 0 : valueA - valueB
  }

const rankOf = ({ indexed: { isSuggestedFirst, isPopular } }: Match) =>
  Number(isSuggestedFirst) * 2 + Number(isPopular)

/** Returns the first of some sizes by an order; any of them if none has the figure. */
function firstSize(sizes: readonly Size[], sort: SortKey): Size | undefined {
  return sizeFinders[sort](sizes) ?? sizes[0]
}

const sizeFinders: Readonly<Record<SortKey, (sizes: readonly Size[]) => Size | undefined>> = {
  popular: (sizes) => lowestOf(sizes, 'priceMinor'),
  cheapest: (sizes) => lowestOf(sizes, 'priceMinor'),
  dearest: (sizes) => highestOf(sizes, 'priceMinor'),
  fewest_kcal: (sizes) => lowestOf(sizes, 'calories'),
  most_kcal: (sizes) => highestOf(sizes, 'calories'),
}

const priceOf = (match: Match) => figureOf(match, 'priceMinor')
const caloriesOf = (match: Match) => figureOf(match, 'calories')

/** The figure without which a dish can't be among the first by a sort order. */
const neededFor: Readonly<Record<SortKey, ((match: Match) => number | null) | undefined>> = {
  popular: undefined,
  cheapest: priceOf,
  dearest: priceOf,
  fewest_kcal: caloriesOf,
  most_kcal: caloriesOf,
}

const differenceBy: Readonly<Record<SortKey, (a: Match, b: Match) => number>> = {
  popular: (a, b) => rankOf(b) - rankOf(a),
  cheapest: byFigure(priceOf, 1),
  dearest: byFigure(priceOf, -1),
  fewest_kcal: byFigure(caloriesOf, 1),
  most_kcal: byFigure(caloriesOf, -1),
}
