import { textLength } from '../caps.ts'
import type { ReadDishes } from '../dishes/read-dishes.ts'
import { allDishes, type GuestMenu } from '../guest-menu/guest-menu.ts'

/** In characters of dishes' texts: at most 32 MB. Most processes stay far below it. */
const maxCachedLength = 16_000_000

interface CachedMenu {
  readonly version: string
  readonly menu: GuestMenu
  /** What the menu was arranged from. */
  readonly read: ReadDishes
  /** The length of the dishes' texts, in characters. */
  readonly length: number
}

/** Menus by restaurant id, least recently used first. */
const cache = new Map<string, CachedMenu>()
let cachedLength = 0

/**
 * Finds a cached menu if its version matches. The caller reads the version from the database in its
 * own transaction, so stale menus are never returned.
 */
export function findCachedMenu(restaurantId: string, version: string): GuestMenu | undefined {
  const cachedMenu = cache.get(restaurantId)
  if (cachedMenu?.version !== version) return undefined
  cache.delete(restaurantId)
  cache.set(restaurantId, cachedMenu)
  return cachedMenu.menu
}

/** Returns the dishes of the menu that is cached for a restaurant, whatever its version. */
export const findReadDishes = (restaurantId: string): ReadDishes | undefined =>
  cache.get(restaurantId)?.read

/** Caches a menu, and evicts the least recently used ones beyond the maximum length. */
export function cacheMenu({ version, menu, read }: Omit<CachedMenu, 'length'>): void {
  evict(menu.restaurant.id)
  const length = allDishes(menu).reduce((sum, dish) => sum + textLength(dish), 0)
  cache.set(menu.restaurant.id, { version, menu, read, length })
  cachedLength += length
  for (const [restaurantId] of cache) {
    if (cachedLength <= maxCachedLength) break
    evict(restaurantId)
  }
}

function evict(restaurantId: string): void {
  cachedLength -= cache.get(restaurantId)?.length ?? 0
  cache.delete(restaurantId)
}
