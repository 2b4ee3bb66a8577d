import { getTableColumns, sql } from 'drizzle-orm'
import { menus, restaurantPrices, restaurants } from '#app/db/schema/index.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'

/** A restaurant as shown to its owner. */
export interface RestaurantWithMenu extends Restaurant {
  readonly menu: Pick<
    typeof menus.$inferSelect,
    'id' | 'name' | 'assistantId' | 'aiMenuInstructions'
  > | null
  /** Whether other restaurants show its menu too, or it has prices that replace the menu's. */
  readonly mayHavePrices: boolean
}

/** The columns to select from restaurants left-joined with menus. */
export const withMenu = {
  ...getTableColumns(restaurants),
  menu: {
    id: menus.id,
    name: menus.name,
    assistantId: menus.assistantId,
    aiMenuInstructions: menus.aiMenuInstructions,
  },
  mayHavePrices: sql<boolean>`(${restaurants.menuId} is not null and (
    exists (select from ${restaurants} other
      where other.menu_id = ${restaurants.menuId} and other.id <> ${restaurants.id})
    or exists (select from ${restaurantPrices}
      where ${restaurantPrices.restaurantId} = ${restaurants.id})))`,
}
