import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

/** Hourly jobs, each run by whichever process finds it due. */
export const jobs = pgTable(
  'jobs',
  {
    name: text().primaryKey(),
    /** When the job is due; while it runs, when its claim expires. */
    dueAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The random id of the last claim. */
    claim: uuid().notNull(),
    startedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When it last succeeded; null for never. */
    succeededAt: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** Failures since the last success. */
    failures: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [check('jobs_failures', sql`${table.failures} >= 0`), systemSeesAll('jobs')],
)
