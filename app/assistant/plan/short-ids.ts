import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'

/**
 * The short ids by which plans refer to a menu: d1, d2 … for dishes and h1, h2 … for headings, in
 * the menu's order. They are valid for one version of the menu.
 */
interface ShortIds {
  readonly dishIdOf: ReadonlyMap<string, string>
  /** A dish with several sizes also has d1.1, d1.2 … for them. */
  readonly sizeIdOf: ReadonlyMap<string, string>
  /** A dish with options also has d1+1, d1+2 … for them. */
  readonly optionIdOf: ReadonlyMap<string, string>
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
  const sizeIdOf = new Map(
    dishes.flatMap(({ dish: { sizes } }, index) =>
      sizes.length > 1
        ? sizes.map(({ id }, place) => [`d${index + 1}.${place + 1}`, id] as const)
        : [],
    ),
  )
  const optionIdOf = new Map(
    dishes.flatMap(({ dish: { optionGroups = [] } }, index) =>
      optionGroups
        .flatMap(({ options }) => options)
        .map(({ id }, place) => [`d${index + 1}+${place + 1}`, id] as const),
    ),
  )
  const idPairs = [...sizeIdOf, ...optionIdOf, ...dishIdOf, ...headingIdOf]
  return {
    dishIdOf,
    sizeIdOf,
    optionIdOf,
    headingIdOf,
    shortIdOf: new Map(idPairs.map(([short, id]) => [id, short])),
  }
}

/**
 * Resolves short ids of dishes, of sizes (each names its dish too), of those dishes' options, and of
 * options of other dishes (`loneOptions`). Unknown ids are dropped.
 * @returns at most `max` ids of each
 */
export function resolveDishes(
  ids: readonly string[],
  menu: GuestMenu,
  max: number,
): Readonly<Record<'dishes' | 'sizes' | 'options' | 'loneOptions', readonly string[]>> {
  const { dishIdOf, sizeIdOf, optionIdOf } = shortIds(menu)
  const isNamed = (id: string) => ids.some((other) => other.split('.')[0] === id.split('+')[0])
  return {
    dishes: ids.flatMap((id) => dishIdOf.get(id.replace(/\.\d+$/, '')) ?? []).slice(0, max),
    sizes: ids.flatMap((id) => sizeIdOf.get(id) ?? []).slice(0, max),
    options: ids.flatMap((id) => (isNamed(id) && optionIdOf.get(id)) || []).slice(0, max),
    loneOptions: ids.flatMap((id) => (!isNamed(id) && optionIdOf.get(id)) || []).slice(0, max),
  }
}
