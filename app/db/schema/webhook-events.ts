import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { owners } from './owners.ts'
import { currentOwnerId, ownerRole, systemSeesAll } from './policies.ts'

/**
 * What has happened at owners who have webhooks, until `queueDeliveries` turns it into deliveries.
 * The triggers of `audit_log` and `insights` add rows in the transaction of the change.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    at: instant().default(sql`clock_timestamp()`),
    /** The entry of the log; null for a gap. Without a foreign key, which owners' roles couldn't check. */
    auditId: uuid(),
    /** The question that found a gap; null for an entry of the log. */
    messageId: uuid(),
  },
  (table) => [
    index('webhook_events_at').on(table.at),
    index('webhook_events_owner').on(table.ownerId),
    check('webhook_events_cause', sql`num_nonnulls(${table.auditId}, ${table.messageId}) = 1`),
    pgPolicy('webhook_events_owner_appends', {
      to: ownerRole,
      for: 'insert',
      withCheck: sql`${table.ownerId} = ${currentOwnerId}`,
    }),
    systemSeesAll('webhook_events'),
  ],
)
