import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

/**
 * Mail that has still to leave. A row goes when the mail server has taken the mail, so
 * that links to an account do not lie about.
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
    /** Not before then; null when it was given up. */
    nextAttemptAt: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** Of what its link is good for; later it is not worth sending. */
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
