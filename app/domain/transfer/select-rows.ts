import { caps } from '../caps.ts'
import { maxShownMenus } from '../restaurants/schemas.ts'
import type { ArchivedRow, ArchivedRows } from './row-schemas.ts'
import { selectStatements } from './select-statements.ts'
import { selectTranslations } from './select-translations.ts'
import { unique } from './unique.ts'

/** Why rows of an archive aren't imported, with their number. */
export interface LeftOut {
  /** They refer to something that isn't in the archive, or say the same thing twice. */
  readonly unlinked: number
  /** Statements that the words of their dish or option contradict. */
  readonly contradicted: number
  /** What is no longer sold out. */
  readonly ended: number
}

export interface Selection {
  readonly rows: ArchivedRows
  readonly leftOut: LeftOut
}

type Row<Table extends keyof ArchivedRows> = ArchivedRow<Table>

/**
 * Selects the rows that can be imported together, so that none refers to another one that is missing.
 * @param now what is sold out until an earlier time isn't any more
 */
export async function selectRows(all: ArchivedRows, now: Date): Promise<Selection> {
  const menus = unique(all.menus, ({ id }) => id)
  const menuOf = byId(menus)
  const categories = selectCategories(all.categories, menuOf)
  const placed = selectDishes(all.dishes, menuOf, byId(categories))
  const dishIds = new Set(placed.map(({ id }) => id))
  const stated = await selectStatements(
    placed,
    unique(all.dish_facts, ({ dishId, fact }) => dishIds.has(dishId) && `${dishId} ${fact}`),
  )
  const { dishes } = stated
  const restaurants = unique(all.restaurants, ({ id }) => id).map((restaurant) => ({
    ...restaurant,
    menuId: known(restaurant.menuId, menuOf),
  }))
  const restaurantOf = byId(restaurants)
  const sizeIdsOf = new Map(dishes.map((dish) => [dish.id, sizeIds(dish)]))
  const withKnownSizes = <Priced extends Pick<Row<'scheduled_prices'>, 'dishId' | 'morePrices'>>(
    priced: Priced,
  ): Priced => ({
    ...priced,
    morePrices: Object.fromEntries(
      Object.entries(priced.morePrices).filter(([id]) => sizeIdsOf.get(priced.dishId)?.has(id)),
    ),
  })
  const served = <Both extends { readonly restaurantId: string; readonly dishId: string }>({
    restaurantId,
    dishId,
  }: Both) => restaurantOf.has(restaurantId) && dishIds.has(dishId) && `${restaurantId} ${dishId}`
  const soldOut = unique(all.sold_out, served)
  const selected: Omit<ArchivedRows, 'translations'> = {
    menus,
    categories,
    dishes,
    dish_facts: stated.facts,
    restaurants,
    restaurant_menus: selectFurtherMenus(all.restaurant_menus, { menuOf, restaurantOf, dishes }),
    house_facts: unique(
      all.house_facts,
      ({ restaurantId, topic }) => restaurantOf.has(restaurantId) && `${restaurantId} ${topic}`,
    ),
    sold_out: soldOut.filter(({ until }) => until > now),
    restaurant_prices: unique(all.restaurant_prices, served).map(withKnownSizes),
    scheduled_prices: unique(all.scheduled_prices, ({ dishId }) =>
      dishIds.has(dishId) ? dishId : false,
    ).map(withKnownSizes),
    restaurant_languages: unique(
      all.restaurant_languages,
      ({ restaurantId, language }) =>
        restaurantOf.has(restaurantId) && `${restaurantId} ${language}`,
    ),
  }
  const rows = { ...selected, translations: selectTranslations(all.translations, selected) }
  const ended = soldOut.length - rows.sold_out.length
  const missing = countRows(all) - countRows(rows) - ended - stated.contradictedFacts
  const contradicted = stated.contradictedFacts + stated.contradictedOptions
  return { rows, leftOut: { unlinked: missing, contradicted, ended } }
}

const countRows = (rows: ArchivedRows) =>
  Object.values(rows).reduce((sum, { length }) => sum + length, 0)

const byId = <Each extends { readonly id: string }>(rows: readonly Each[]) =>
  new Map(rows.map((row) => [row.id, row]))

const known = (id: string | null, rows: ReadonlyMap<string, unknown>) =>
  id !== null && rows.has(id) ? id : null

type ById<Table extends keyof ArchivedRows> = ReadonlyMap<string, Row<Table>>

/** Categories nest one level deep, within their menu; others become main categories. */
function selectCategories(
  all: ArchivedRows['categories'],
  menuOf: ById<'menus'>,
): Row<'categories'>[] {
  const onMenus = unique(all, ({ id, menuId }) => menuOf.has(menuId) && id)
  const categoryOf = byId(onMenus)
  return onMenus.map((category) => {
    const parent = categoryOf.get(category.parentId ?? '')
    const isParent = parent?.menuId === category.menuId && parent.parentId === null
    return isParent && parent.id !== category.id ? category : { ...category, parentId: null }
  })
}

function selectDishes(
  all: ArchivedRows['dishes'],
  menuOf: ById<'menus'>,
  categoryOf: ById<'categories'>,
): Row<'dishes'>[] {
  return unique(all, ({ id, menuId }) => menuOf.has(menuId) && id).map((dish) => {
    const main = categoryOf.get(dish.mainCategoryId ?? '')
    const isMain = main?.menuId === dish.menuId && main.parentId === null
    const sub = categoryOf.get(dish.subCategoryId ?? '')
    const isSub = isMain && sub?.parentId === main.id
    return {
      ...dish,
      mainCategoryId: isMain ? main.id : null,
      subCategoryId: isSub ? sub.id : null,
    }
  })
}

const sizeIds = ({ id, sizeId, moreSizes }: Row<'dishes'>): ReadonlySet<string> =>
  new Set([sizeId ?? id, ...moreSizes.map((size) => size.id)])

/** The menus after a restaurant's first: in its currency, and together no longer than one menu may be. */
function selectFurtherMenus(
  all: ArchivedRows['restaurant_menus'],
  {
    menuOf,
    restaurantOf,
    dishes,
  }: {
    readonly menuOf: ById<'menus'>
    readonly restaurantOf: ById<'restaurants'>
    readonly dishes: ArchivedRows['dishes']
  },
): Row<'restaurant_menus'>[] {
  const dishCounts = new Map<string, number>()
  for (const { menuId } of dishes) dishCounts.set(menuId, (dishCounts.get(menuId) ?? 0) + 1)
  const shown = new Map<string, { readonly menus: number; readonly dishes: number }>()
  const ordered = all.toSorted((a, b) => a.position - b.position)
  return unique(ordered, ({ restaurantId, menuId }) => {
    const first = menuOf.get(restaurantOf.get(restaurantId)?.menuId ?? '')
    const menu = menuOf.get(menuId)
    if (!first || !menu || menu.id === first.id || menu.currency !== first.currency) return false
    const before = shown.get(restaurantId) ?? { menus: 1, dishes: dishCounts.get(first.id) ?? 0 }
    const together = {
      menus: before.menus + 1,
      dishes: before.dishes + (dishCounts.get(menuId) ?? 0),
    }
    if (together.menus > maxShownMenus || together.dishes > caps.dishes) return false
    shown.set(restaurantId, together)
    return `${restaurantId} ${menuId}`
  })
}
