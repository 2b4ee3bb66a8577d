import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll } from './policies.ts'

/**
 * Addresses of an owner's programs to which events are sent. All roles see them, because the trigger
 * `queue_webhook_event` runs in the role of whoever changes something; only owners get to the page.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text({ enum: ['menu.changed', 'dish.sold_out', 'gap.found'] })
      .array()
      .notNull(),
    /** When Chefin stopped sending to it, after a day of failures; null while it sends. */
    disabledAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt,
  },
  (table) => [
    unique('webhooks_of_owner').on(table.id, table.ownerId),
    unique('webhooks_url').on(table.ownerId, table.url),
    index('webhooks_enabled')
      .on(table.ownerId)
      .where(sql`${table.disabledAt} is null`),
    check('webhooks_events', sql`cardinality(${table.events}) > 0`),
    ownerReadsOwn('webhooks', table.ownerId),
    systemSeesAll('webhooks'),
  ],
)
