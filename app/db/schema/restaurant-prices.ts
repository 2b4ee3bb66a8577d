import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { arePrices } from './are-prices.ts'
import { id } from './columns.ts'
import { dishes } from './dishes.ts'
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
import type { SizePrices } from './size.ts'

/** The prices of a restaurant that replace those of its menu. */
export const restaurantPrices = pgTable(
  'restaurant_prices',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    dishId: uuid().notNull(),
    /**
     * The price of the dish's first size in minor units of the menu's currency; 0 hides the price,
     * and null is the menu's price.
     */
    priceMinor: integer(),
    /** The prices of further sizes, by size id. */
    morePrices: jsonb().$type<SizePrices>().notNull().default({}),
  },
  (table) => [
    unique('restaurant_prices_once').on(table.restaurantId, table.dishId),
    index('restaurant_prices_owner').on(table.ownerId),
    index('restaurant_prices_dish').on(table.dishId),
    check('restaurant_prices_price', sql`${table.priceMinor} >= 0`),
    check('restaurant_prices_more', arePrices(table.morePrices)),
    foreignKey({
      name: 'restaurant_prices_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'restaurant_prices_dish_of_owner',
      columns: [table.dishId, table.ownerId],
      foreignColumns: [dishes.id, dishes.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('restaurant_prices', table.ownerId),
    guestReads(
      'restaurant_prices',
      sql`${table.restaurantId} in (select id from restaurants) and ${table.dishId} in (select id from dishes)`,
    ),
    ...membersWrite('restaurant_prices', { see: worksFor(table.restaurantId), change: editsMenus }),
    systemSeesAll('restaurant_prices'),
  ],
)
