import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { arePrices } from './are-prices.ts'
import { id } from './columns.ts'
import { dishes } from './dishes.ts'
import { owners } from './owners.ts'
import {
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  editsMenus,
  worksWithDish,
} from './policies.ts'
import type { SizePrices } from './size.ts'

/**
 * Prices that owners have scheduled, at most one per dish, until `applyScheduledPrices` makes them
 * the dishes' prices and deletes their rows.
 */
export const scheduledPrices = pgTable(
  'scheduled_prices',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    dishId: uuid().notNull(),
    /** The price of the dish's first size in minor units of the menu's currency; 0 for no price. */
    priceMinor: integer().notNull(),
    /** The prices of further sizes, by size id; other sizes keep their price. */
    morePrices: jsonb().$type<SizePrices>().notNull().default({}),
    /** The start of a day in the owner's time zone. */
    startsAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('scheduled_prices_dish').on(table.dishId),
    index('scheduled_prices_owner').on(table.ownerId),
    index('scheduled_prices_starts').on(table.startsAt),
    check('scheduled_prices_price', sql`${table.priceMinor} >= 0`),
    check('scheduled_prices_more', arePrices(table.morePrices)),
    foreignKey({
      name: 'scheduled_prices_dish_of_owner',
      columns: [table.dishId, table.ownerId],
      foreignColumns: [dishes.id, dishes.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('scheduled_prices', table.ownerId),
    ...membersWrite('scheduled_prices', { see: worksWithDish(table.dishId), change: editsMenus }),
    systemSeesAll('scheduled_prices'),
  ],
)
