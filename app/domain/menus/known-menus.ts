import { allDishes, type GuestMenu } from './guest-menu.ts'

/** About 30 MB of menus; most processes never hold as many. */
const maxDishes = 20_000

interface KnownMenu {
  readonly version: string
  readonly menu: GuestMenu
  readonly dishes: number
}

/** The menus that were asked for last, by restaurant; the latest stands at the end. */
const known = new Map<string, KnownMenu>()
let dishesKnown = 0

/**
 * A menu that was read before, if it is still the same. The version comes from the database,
 * in the transaction of whoever asks: what changed there since, in whatever way, is never told.
 */
export function findKnownMenu(restaurantId: string, version: string): GuestMenu | undefined {
  const found = known.get(restaurantId)
  if (found?.version !== version) return undefined
  known.delete(restaurantId)
  known.set(restaurantId, found)
  return found.menu
}

/** Keeps a menu for those who ask next; the ones not asked for in the longest time make room. */
export function keepKnownMenu(version: string, menu: GuestMenu): void {
  forget(menu.restaurant.id)
  const dishes = allDishes(menu).length
  known.set(menu.restaurant.id, { version, menu, dishes })
  dishesKnown += dishes
  for (const [restaurantId] of known) {
    if (dishesKnown <= maxDishes) break
    forget(restaurantId)
  }
}

function forget(restaurantId: string): void {
  dishesKnown -= known.get(restaurantId)?.dishes ?? 0
  known.delete(restaurantId)
}
