import { textLength } from '../caps.ts'
import { allDishes, type GuestMenu } from '../guest-menu/guest-menu.ts'

/** In characters of dishes' text: 32 MB at most. Most processes never hold that many. */
const maxText = 16_000_000

interface CachedMenu {
  readonly version: string
  readonly menu: GuestMenu
  readonly text: number
}

/** The most recently used menus, by restaurant, in order of use. */
const cache = new Map<string, CachedMenu>()
let cachedText = 0

/**
 * Finds a cached menu if its version matches. The caller reads the version from the database in its
 * own transaction, so stale menus are never returned.
 */
export function findCachedMenu(restaurantId: string, version: string): GuestMenu | undefined {
  const found = cache.get(restaurantId)
  if (found?.version !== version) return undefined
  cache.delete(restaurantId)
  cache.set(restaurantId, found)
  return found.menu
}

/** Caches a menu; evicts the least recently used ones. */
export function cacheMenu(version: string, menu: GuestMenu): void {
  evict(menu.restaurant.id)
  const text = allDishes(menu).reduce((sum, dish) => sum + textLength(dish), 0)
  cache.set(menu.restaurant.id, { version, menu, text })
  cachedText += text
  for (const [restaurantId] of cache) {
    if (cachedText <= maxText) break
    evict(restaurantId)
  }
}

function evict(restaurantId: string): void {
  cachedText -= cache.get(restaurantId)?.text ?? 0
  cache.delete(restaurantId)
}
