import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

/**
 * Emails to send. A row is deleted once the mail server has accepted the email, so that links to
 * accounts aren't left in the database.
 */
export const mails = pgTable(
  'mails',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null for an abandoned email. */
    nextAttemptAt: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** When its link expires; the email isn't sent later. */
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    lastError: text(),
    createdAt,
  },
  (table) => [
    index('mails_due').on(table.nextAttemptAt),
    index('mails_owner').on(table.ownerId),
    check('mails_attempts', sql`${table.attempts} >= 0`),
    systemSeesAll('mails'),
  ],
)
