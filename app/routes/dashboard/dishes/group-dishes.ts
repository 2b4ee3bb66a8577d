import type { CategoryRow, DishRow } from './dish-row.ts'

/** The dishes under one heading of the menu. */
export interface DishGroup {
  /** The category's id; empty for the dishes that stand under none. */
  readonly id: string
  /** The headings from the main category down; empty for none. */
  readonly path: readonly string[]
  readonly dishes: readonly DishRow[]
}

/**
 * Puts dishes under their headings as guests see them: a main category's own, then those of
 * its sub-categories; at the end what stands under none. Groups without dishes are left out.
 */
export function groupDishes(
  dishes: readonly DishRow[],
  categories: readonly CategoryRow[],
): DishGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const homeOf = ({ subCategoryId, mainCategoryId }: DishRow) =>
    [subCategoryId, mainCategoryId].find((id) => id !== null && known.has(id)) ?? ''
  const byHome = Map.groupBy(dishes, homeOf)
  const children = Map.groupBy(categories, ({ parentId }) => parentId)
  const group = (id: string, path: readonly string[]): DishGroup => ({
    id,
    path,
    dishes: byHome.get(id) ?? [],
  })
  const headed = (children.get(null) ?? []).flatMap((main) => [
    group(main.id, [main.name]),
    ...(children.get(main.id) ?? []).map((sub) => group(sub.id, [main.name, sub.name])),
  ])
  return [...headed, group('', [])].filter((one) => one.dishes.length > 0)
}

/** The first so many dishes, in their groups: more than can be looked at need not be drawn. */
export function firstOf(groups: readonly DishGroup[], limit: number): DishGroup[] {
  let left = limit
  const kept: DishGroup[] = []
  for (const group of groups) {
    if (left <= 0) break
    kept.push({ ...group, dishes: group.dishes.slice(0, left) })
    left -= group.dishes.length
  }
  return kept
}
