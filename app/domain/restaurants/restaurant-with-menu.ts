import { getTableColumns } from 'drizzle-orm'
import { menus, restaurants } from '#app/db/schema/index.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'

/** A restaurant as shown to its owner. */
export interface RestaurantWithMenu extends Restaurant {
  readonly menu: Pick<
    typeof menus.$inferSelect,
    'id' | 'name' | 'assistantId' | 'aiMenuInstructions'
  > | null
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
}
