import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'

/**
 * The short names by which plans point at a menu: d1, d2 … for dishes and h1, h2 … for headings, in
 * the menu's order. They hold for one version of the menu.
 */
export interface DishIds {
  readonly dishOf: ReadonlyMap<string, string>
  readonly headingOf: ReadonlyMap<string, string>
  readonly shortOf: ReadonlyMap<string, string>
}

const known = new WeakMap<GuestMenu, DishIds>()

export function dishIds(menu: GuestMenu): DishIds {
  const ids = known.get(menu) ?? makeIds(menu)
  known.set(menu, ids)
  return ids
}

function makeIds(menu: GuestMenu): DishIds {
  const { dishes, headings } = indexMenu(menu)
  const dishOf = new Map(dishes.map(({ dish }, place) => [`d${place + 1}`, dish.id]))
  const headingOf = new Map(headings.map(({ id }, place) => [`h${place + 1}`, id]))
  return {
    dishOf,
    headingOf,
    shortOf: new Map([...dishOf, ...headingOf].map(([short, id]) => [id, short])),
  }
}
