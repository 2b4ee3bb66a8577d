import { textLength } from '../caps.ts'
import { allDishes, type GuestMenu } from './guest-menu.ts'

/** In characters of dishes' text: 32 MB at most. Most processes never hold as many. */
const maxText = 16_000_000

interface KnownMenu {
  readonly version: string
  readonly menu: GuestMenu
  readonly text: number
}

/** The menus that were asked for last, by restaurant; the latest stands at the end. */
const known = new Map<string, KnownMenu>()
let textKnown = 0

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
  const text = allDishes(menu).reduce((sum, dish) => sum + textLength(dish), 0)
  known.set(menu.restaurant.id, { version, menu, text })
  textKnown += text
  for (const [restaurantId] of known) {
    if (textKnown <= maxText) break
    forget(restaurantId)
  }
}

function forget(restaurantId: string): void {
  textKnown -= known.get(restaurantId)?.text ?? 0
  known.delete(restaurantId)
}
