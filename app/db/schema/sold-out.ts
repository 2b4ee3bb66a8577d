import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { dishes } from './dishes.ts'
import { owners } from './owners.ts'
import {
  guestReads,
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  statesFacts,
  worksFor,
} from './policies.ts'
import { restaurants } from './restaurants.ts'

/**
 * The dishes that a restaurant has sold out, each until its row is deleted: by the owner, or by
 * `endSoldOut` at its end.
 */
export const soldOut = pgTable(
  'sold_out',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    dishId: uuid().notNull(),
    until: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('sold_out_once').on(table.restaurantId, table.dishId),
    index('sold_out_dish').on(table.dishId),
    index('sold_out_until').on(table.until),
    foreignKey({
      name: 'sold_out_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sold_out_dish_of_owner',
      columns: [table.dishId, table.ownerId],
      foreignColumns: [dishes.id, dishes.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('sold_out', table.ownerId),
    guestReads(
      'sold_out',
      sql`${table.restaurantId} in (select id from restaurants) and exists (select from dishes where dishes.id = ${table.dishId})`,
    ),
    ...membersWrite('sold_out', { see: worksFor(table.restaurantId), change: statesFacts }),
    systemSeesAll('sold_out'),
  ],
)
