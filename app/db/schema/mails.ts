import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

/**
 * Mail to be sent. A row is deleted once the mail server has accepted the mail, so that account
 * links aren't left in the database.
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
    /** Not sent before this time; null after giving up. */
    nextAttemptAt: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** When its link expires; later it isn't worth sending. */
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
