import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
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

/** Owners' information for guests about their restaurants: at most one text per topic. */
export const houseFacts = pgTable(
  'house_facts',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    /** One of `topics` in `domain/guest-menu`. */
    topic: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    unique('house_facts_topic').on(table.restaurantId, table.topic),
    check('house_facts_text', sql`length(${table.text}) between 1 and 500`),
    foreignKey({
      name: 'house_facts_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('house_facts', table.ownerId),
    guestReads('house_facts', sql`${table.restaurantId} in (select id from restaurants)`),
    ...membersWrite('house_facts', { see: worksFor(table.restaurantId), change: editsMenus }),
    systemSeesAll('house_facts'),
  ],
)
