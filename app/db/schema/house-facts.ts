import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import { guestReads, ownerKeepsOwn, systemSeesAll } from './policies.ts'

/** What an owner has written for guests about the house: at most one text a topic and menu. */
export const houseFacts = pgTable(
  'house_facts',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    menuId: uuid().notNull(),
    /** One of `topics` in `domain/house`. */
    topic: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    unique('house_facts_topic').on(table.menuId, table.topic),
    check('house_facts_text', sql`length(${table.text}) between 1 and 500`),
    foreignKey({
      name: 'house_facts_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('house_facts', table.ownerId),
    guestReads('house_facts', sql`exists (select from menus where menus.id = ${table.menuId})`),
    systemSeesAll('house_facts'),
  ],
)
