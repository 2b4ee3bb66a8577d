import { getTableColumns, sql } from 'drizzle-orm'
import { menus, restaurantMenus, restaurantPrices, restaurants } from '#app/db/schema/index.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'

/** A restaurant as shown to its owner. */
export interface RestaurantWithMenu extends Restaurant {
  readonly menu: Pick<
    typeof menus.$inferSelect,
    'id' | 'name' | 'assistantId' | 'aiMenuInstructions'
  > | null
  /** The other menus that it shows, in order. */
  readonly furtherMenus: readonly { readonly id: string; readonly name: string }[]
  /** Whether its prices can differ from the menu's: another restaurant shows one of its menus, or prices are stored. */
  readonly mayHavePrices: boolean
}

/** The columns of a `RestaurantWithMenu`; the query left-joins `restaurants` with `menus`. */
export const restaurantWithMenuColumns = {
  ...getTableColumns(restaurants),
  menu: {
    id: menus.id,
    name: menus.name,
    assistantId: menus.assistantId,
    aiMenuInstructions: menus.aiMenuInstructions,
  },
  furtherMenus: sql<{ readonly id: string; readonly name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', further.id, 'name', further.name)
      order by ${restaurantMenus.position}, ${restaurantMenus.id}), '[]')
    from ${restaurantMenus} join ${menus} further on further.id = ${restaurantMenus.menuId}
    where ${restaurantMenus.restaurantId} = ${restaurants.id} and further.id <> ${restaurants.menuId})`,
  mayHavePrices: sql<boolean>`(${restaurants.menuId} is not null and (
    exists (select from ${restaurants} other
      where other.id <> ${restaurants.id}
        and (${shownMenuIds('other')}) && (${shownMenuIds('restaurants')}))
    or exists (select from ${restaurantPrices}
      where ${restaurantPrices.restaurantId} = ${restaurants.id})))`,
}

/**
 * Selects the ids of a restaurant's menus, as an array.
 * @param alias of the restaurant's table in the query
 */
function shownMenuIds(alias: 'other' | 'restaurants') {
  const restaurant = sql.identifier(alias)
  return sql`select array_agg(id) from (select ${restaurant}.menu_id as id union all
    select menu_id from restaurant_menus where restaurant_id = ${restaurant}.id) shown`
}
