import { getTableColumns, sql } from 'drizzle-orm'
import { menus, restaurantMenus, restaurantPrices, restaurants } from '#app/db/schema/index.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'

/** A restaurant as shown to its owner. */
export interface RestaurantWithMenu extends Restaurant {
  readonly menu: Pick<
    typeof menus.$inferSelect,
    'id' | 'name' | 'assistantId' | 'aiMenuInstructions'
  > | null
  /** The menus that it shows after this one, in order. */
  readonly furtherMenus: readonly { readonly id: string; readonly name: string }[]
  /** Whether other restaurants show one of its menus, or it has prices that replace the menu's. */
  readonly mayHavePrices: boolean
}

/** The columns to select from restaurants left-joined with menus. */
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
        and (${shownBy('other')}) && (${shownBy('restaurants')}))
    or exists (select from ${restaurantPrices}
      where ${restaurantPrices.restaurantId} = ${restaurants.id})))`,
}

/** The ids of a restaurant's menus, as an array. */
function shownBy(restaurant: 'other' | 'restaurants') {
  const of = sql.identifier(restaurant)
  return sql`select array_agg(id) from (select ${of}.menu_id as id union all
    select menu_id from restaurant_menus where restaurant_id = ${of}.id) shown`
}
