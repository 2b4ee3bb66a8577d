import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * Replies past a plan's limit of which Stripe has still to be told. A row goes when Stripe has
 * counted it. It names no owner: what was used is owed even when the account is gone.
 */
export const overageReports = pgTable(
  'overage_reports',
  {
    /** By this Stripe counts it once. */
    messageId: uuid().primaryKey(),
    stripeCustomerId: text().notNull(),
    usedAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Not before then; null when it was given up. */
    nextAttemptAt: instant().defaultNow(),
    lastError: text(),
  },
  (table) => [
    index('overage_reports_due').on(table.nextAttemptAt),
    check('overage_reports_attempts', sql`${table.attempts} >= 0`),
    systemSeesAll('overage_reports'),
  ],
)
