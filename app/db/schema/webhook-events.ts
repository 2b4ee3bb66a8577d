import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { owners } from './owners.ts'
import { currentOwnerId, ownerRole, systemSeesAll } from './policies.ts'

/**
 * What has happened at owners who have webhooks, until `queueDeliveries` turns it into deliveries.
 * Triggers add rows in the transaction of the change: those of `audit_log` and `insights`, and for what
 * isn't logged, those of `translations` and the order of dishes and categories.
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
    /** What isn't logged, as the kind of its subject and a verb, such as `menu.order`. */
    action: text(),
    /** The menu or restaurant of `action`. */
    subjectId: uuid(),
  },
  (table) => [
    index('webhook_events_at').on(table.at),
    index('webhook_events_owner').on(table.ownerId),
    check(
      'webhook_events_cause',
      sql`num_nonnulls(${table.auditId}, ${table.messageId}, ${table.action}) = 1
        and (${table.action} is null) = (${table.subjectId} is null)`,
    ),
    pgPolicy('webhook_events_owner_appends', {
      to: ownerRole,
      for: 'insert',
      withCheck: sql`${table.ownerId} = ${currentOwnerId}`,
    }),
    systemSeesAll('webhook_events'),
  ],
)
