import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'

/**
 * The short ids by which plans refer to a menu: d1, d2 … for dishes and h1, h2 … for headings, in
 * the menu's order. They are valid for one version of the menu.
 */
interface ShortIds {
  readonly dishIdOf: ReadonlyMap<string, string>
  readonly headingIdOf: ReadonlyMap<string, string>
  readonly shortIdOf: ReadonlyMap<string, string>
}

const cache = new WeakMap<GuestMenu, ShortIds>()

/** Returns the short ids of a menu, assigned once per menu object. */
export function shortIds(menu: GuestMenu): ShortIds {
  const ids = cache.get(menu) ?? assignIds(menu)
  cache.set(menu, ids)
  return ids
}

function assignIds(menu: GuestMenu): ShortIds {
  const { dishes, headings } = indexMenu(menu)
  const dishIdOf = new Map(dishes.map(({ dish }, index) => [`d${index + 1}`, dish.id]))
  const headingIdOf = new Map(headings.map(({ id }, index) => [`h${index + 1}`, id]))
  return {
    dishIdOf,
    headingIdOf,
    shortIdOf: new Map([...dishIdOf, ...headingIdOf].map(([short, id]) => [id, short])),
  }
}
