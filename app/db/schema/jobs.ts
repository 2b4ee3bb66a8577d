import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

/** What is done every hour, by whichever process finds it due. */
export const jobs = pgTable(
  'jobs',
  {
    name: text().primaryKey(),
    /** Not before then; while someone does it, the end of their claim. */
    dueAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Whose it was last: another one each time. */
    claim: uuid().notNull(),
    startedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When it last went well; null for never. */
    succeededAt: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** How often it has failed since it last went well. */
    failures: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [check('jobs_failures', sql`${table.failures} >= 0`), systemSeesAll('jobs')],
)
