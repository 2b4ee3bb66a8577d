import { textLength } from '../caps.ts'
import type { ReadDishes } from '../dishes/read-dishes.ts'
import { allDishes, type GuestMenu } from '../guest-menu/guest-menu.ts'

/** About 900 ordinary menus of 40 dishes, or nine at their text cap. */
const maxCachedBytes = 128 * 1024 * 1024
/** What a dish takes in memory, with its facts: measured with 0, 60 and 1,000 characters. */
const bytesPerDish = 3_000
const bytesPerCharacter = 5

interface CachedMenu {
  readonly version: string
  readonly menu: GuestMenu
  /** What the menu was arranged from. */
  readonly read: ReadDishes
  /** Estimated. */
  readonly bytes: number
}

/** Menus by restaurant id, least recently used first. */
const cache = new Map<string, CachedMenu>()
let cachedBytes = 0

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

/** Caches a menu, and evicts the least recently used ones beyond the maximum. */
export function cacheMenu({ version, menu, read }: Omit<CachedMenu, 'bytes'>): void {
  evict(menu.restaurant.id)
  const bytes = allDishes(menu).reduce(
    (sum, dish) => sum + bytesPerDish + bytesPerCharacter * textLength(dish),
    0,
  )
  cache.set(menu.restaurant.id, { version, menu, read, bytes })
  cachedBytes += bytes
  for (const [restaurantId] of cache) {
    if (cachedBytes <= maxCachedBytes) break
    evict(restaurantId)
  }
}

function evict(restaurantId: string): void {
  cachedBytes -= cache.get(restaurantId)?.bytes ?? 0
  cache.delete(restaurantId)
}
