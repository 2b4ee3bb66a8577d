import { getTableColumns } from 'drizzle-orm'
import { menus, restaurants } from '#app/db/schema/index.ts'

/** A restaurant as it is stored. */
export type Restaurant = typeof restaurants.$inferSelect

/** A restaurant as its owner's screens show it. */
export interface RestaurantWithMenu extends Restaurant {
  readonly menu: Pick<
    typeof menus.$inferSelect,
    'id' | 'name' | 'assistantId' | 'aiMenuInstructions'
  > | null
}

/** What to select of restaurants left-joined with menus, to get one. */
export const withMenu = {
  ...getTableColumns(restaurants),
  menu: {
    id: menus.id,
    name: menus.name,
    assistantId: menus.assistantId,
    aiMenuInstructions: menus.aiMenuInstructions,
  },
}
