import type { ListedDish } from '#app/domain/dishes/list-dishes.ts'
import { groupBy } from '#app/domain/group-by.ts'
import type { CategoryOption, PlacedDish } from './page-dishes.ts'

/** The dishes of one category. */
export interface DishGroup {
  /** The category's ID; empty for dishes without a category. */
  readonly id: string
  /** The names of the main category and sub-category; empty for dishes without a category. */
  readonly path: readonly string[]
  /** The category's number of dishes, including those not shown. */
  readonly total: number
  readonly dishes: readonly PlacedDish[]
}

/**
 * Groups dishes by category in the guests' order: each main category's own dishes, then those of its
 * sub-categories; dishes without a category, or whose category is nested too deep, come last. Empty
 * groups are omitted.
 */
export function groupDishes(
  dishes: readonly ListedDish[],
  categories: readonly CategoryOption[],
): DishGroup[] {
  const children = groupBy(categories, ({ parentId }) => parentId)
  const headings = (children.get(null) ?? []).flatMap((main) => [
    { id: main.id, path: [main.name] },
    ...(children.get(main.id) ?? []).map((sub) => ({ id: sub.id, path: [main.name, sub.name] })),
  ])
  const known = new Set(headings.map(({ id }) => id))
  const categoryOf = ({ subCategoryId, mainCategoryId }: ListedDish) =>
    [subCategoryId, mainCategoryId].find((id) => id !== null && known.has(id)) ?? ''
  const byCategory = groupBy(dishes, categoryOf)
  const group = ({ id, path }: Pick<DishGroup, 'id' | 'path'>): DishGroup => {
    const rows = byCategory.get(id) ?? []
    const placed = rows.map((row, index) => ({ ...row, place: index + 1 }))
    return { id, path, total: rows.length, dishes: placed }
  }
  return [...headings, { id: '', path: [] }].map(group).filter((one) => one.dishes.length > 0)
}

/** Filters the dishes of each group; the remaining ones keep their places. */
export function filterGroups(
  groups: readonly DishGroup[],
  pass: (dishes: readonly PlacedDish[]) => readonly PlacedDish[],
): DishGroup[] {
  return groups
    .map((group) => ({ ...group, dishes: pass(group.dishes) }))
    .filter(({ dishes }) => dishes.length > 0)
}

/** Returns a window of `count` dishes over all groups, starting at index `from`. */
export function windowOf(groups: readonly DishGroup[], from: number, count: number): DishGroup[] {
  let before = 0
  return filterGroups(groups, (dishes) => {
    const start = from - before
    before += dishes.length
    return dishes.slice(Math.max(0, start), Math.max(0, start + count))
  })
}

/** Returns the groups with a dish moved to another place in its category. */
export function withMovedDish(
  groups: readonly DishGroup[],
  dishId: string,
  place: number,
): readonly DishGroup[] {
  return groups.map((group) => {
    const dish = group.dishes.find(({ id }) => id === dishId)
    const first = group.dishes[0]
    if (!dish || !first) return group
    const others = group.dishes.filter((one) => one !== dish)
    const at = place - first.place
    // Above or below the shown rows, the dish is hidden.
    const dishes = at < 0 || at > others.length ? others : others.toSpliced(at, 0, dish)
    return { ...group, dishes }
  })
}
