import type { ListedDish as StoredListedDish } from '#app/domain/dishes/list-dishes.ts'
import { groupBy } from '#app/domain/group-by.ts'
import type { CategoryRow, ListedDish } from './dish-row.ts'

/** The dishes under one heading of the menu. */
export interface DishGroup {
  /** The category's id; empty for the dishes that stand under none. */
  readonly id: string
  /** The headings from the main category down; empty for none. */
  readonly path: readonly string[]
  /** How many dishes stand under it, shown or not. */
  readonly total: number
  readonly dishes: readonly ListedDish[]
}

/**
 * Puts dishes under their headings as guests see them: a main category's own, then those of
 * its sub-categories; at the end what stands under none. Groups without dishes are left out.
 */
export function groupDishes(
  dishes: readonly StoredListedDish[],
  categories: readonly CategoryRow[],
): DishGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const homeOf = ({ subCategoryId, mainCategoryId }: StoredListedDish) =>
    [subCategoryId, mainCategoryId].find((id) => id !== null && known.has(id)) ?? ''
  const byHome = groupBy(dishes, homeOf)
  const children = groupBy(categories, ({ parentId }) => parentId)
  const group = (id: string, path: readonly string[]): DishGroup => {
    const rows = byHome.get(id) ?? []
    const placed = rows.map((row, index) => ({ ...row, place: index + 1 }))
    return { id, path, total: rows.length, dishes: placed }
  }
  const headed = (children.get(null) ?? []).flatMap((main) => [
    group(main.id, [main.name]),
    ...(children.get(main.id) ?? []).map((sub) => group(sub.id, [main.name, sub.name])),
  ])
  return [...headed, group('', [])].filter((one) => one.dishes.length > 0)
}

/** Groups with those of their dishes alone that pass; the others keep their places. */
export function groupsOf(
  groups: readonly DishGroup[],
  pass: (dishes: readonly ListedDish[]) => readonly ListedDish[],
): DishGroup[] {
  return groups
    .map((group) => ({ ...group, dishes: pass(group.dishes) }))
    .filter(({ dishes }) => dishes.length > 0)
}

/** So many dishes from one on, in their groups: more than can be looked at need not be sent. */
export function windowOf(groups: readonly DishGroup[], from: number, count: number): DishGroup[] {
  let before = 0
  return groupsOf(groups, (dishes) => {
    const start = from - before
    before += dishes.length
    return dishes.slice(Math.max(0, start), Math.max(0, start + count))
  })
}

/** Groups as they will be once a dish stands at another place under its heading. */
export function withPlaced(
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
    // Above or below what is shown it is out of sight.
    const dishes = at < 0 || at > others.length ? others : others.toSpliced(at, 0, dish)
    return { ...group, dishes }
  })
}
