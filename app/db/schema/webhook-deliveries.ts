import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { managesBilling, membersSee, ownerReadsOwn, systemSeesAll } from './policies.ts'
import { webhooks } from './webhooks.ts'

/** Messages to webhooks, sent and unsent, for 30 days. The id is the receiver's `webhook-id`. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    webhookId: uuid().notNull(),
    /** The body, as `webhookMessageSchema` describes it. */
    message: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null once it is delivered or given up. */
    nextAttemptAt: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    attemptedAt: timestamp({ withTimezone: true, precision: 3 }),
    deliveredAt: timestamp({ withTimezone: true, precision: 3 }),
    /** The HTTP status of the last attempt; null if there was no response. */
    status: integer(),
    /** Why the last attempt failed, as a code; null if it succeeded. */
    error: text(),
    createdAt,
  },
  (table) => [
    index('webhook_deliveries_due').on(table.nextAttemptAt),
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_owner').on(table.ownerId, table.createdAt),
    check('webhook_deliveries_attempts', sql`${table.attempts} >= 0`),
    foreignKey({
      name: 'webhook_deliveries_webhook_of_owner',
      columns: [table.webhookId, table.ownerId],
      foreignColumns: [webhooks.id, webhooks.ownerId],
    }).onDelete('cascade'),
    ownerReadsOwn('webhook_deliveries', table.ownerId),
    membersSee('webhook_deliveries', managesBilling),
    systemSeesAll('webhook_deliveries'),
  ],
)
