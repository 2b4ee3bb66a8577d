import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
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

/** The languages that restaurants translate their menus into. */
export const restaurantLanguages = pgTable(
  'restaurant_languages',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    /** One of `menuLanguages`. */
    language: text().notNull(),
    /** Since when guests can read it; null if they can't. */
    liveAt: timestamp({ withTimezone: true, precision: 3 }),
    /** The restaurant's words for it, one in each line: "künefe = kunafa". */
    glossary: text().notNull().default(''),
    createdAt,
    /** Also updated with the translations of the restaurant's texts. */
    updatedAt,
  },
  (table) => [
    unique('restaurant_languages_once').on(table.restaurantId, table.language),
    index('restaurant_languages_owner').on(table.ownerId),
    foreignKey({
      name: 'restaurant_languages_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('restaurant_languages', table.ownerId),
    guestReads(
      'restaurant_languages',
      sql`${table.liveAt} is not null and ${table.restaurantId} = any(array(select id from restaurants))`,
    ),
    ...membersWrite('restaurant_languages', {
      see: worksFor(table.restaurantId),
      change: editsMenus,
    }),
    systemSeesAll('restaurant_languages'),
  ],
)
