import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import {
  guestReads,
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  editsMenus,
  worksFor,
} from './policies.ts'
import { restaurants } from './restaurants.ts'

/** The menus that a restaurant shows after its first, `restaurants.menu_id`. */
export const restaurantMenus = pgTable(
  'restaurant_menus',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    menuId: uuid().notNull(),
    /** The order of these menus. */
    position: integer().notNull(),
  },
  (table) => [
    unique('restaurant_menus_once').on(table.restaurantId, table.menuId),
    index('restaurant_menus_owner').on(table.ownerId),
    index('restaurant_menus_menu').on(table.menuId),
    foreignKey({
      name: 'restaurant_menus_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'restaurant_menus_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('restaurant_menus', table.ownerId),
    guestReads(
      'restaurant_menus',
      sql`${table.restaurantId} = any(array(select id from restaurants))`,
    ),
    ...membersWrite('restaurant_menus', { see: worksFor(table.restaurantId), change: editsMenus }),
    systemSeesAll('restaurant_menus'),
  ],
)
