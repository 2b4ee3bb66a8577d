import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * Replies beyond a plan's limit that still have to be reported to Stripe. A row is deleted once
 * Stripe has counted it. It has no owner: usage is owed even after the account is deleted.
 */
export const overageReports = pgTable(
  'overage_reports',
  {
    /** The idempotency key at Stripe. */
    messageId: uuid().primaryKey(),
    stripeCustomerId: text().notNull(),
    usedAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null for an abandoned report. */
    nextAttemptAt: instant().defaultNow(),
    lastError: text(),
  },
  (table) => [
    index('overage_reports_due').on(table.nextAttemptAt),
    check('overage_reports_attempts', sql`${table.attempts} >= 0`),
    systemSeesAll('overage_reports'),
  ],
)
