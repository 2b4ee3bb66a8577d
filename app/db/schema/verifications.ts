import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { systemSeesAll } from './policies.ts'

/** Links that were sent and not yet used (Better Auth): a row is used up by deleting it. */
export const verifications = pgTable(
  'verifications',
  {
    id,
    /** Hash of what the link carries. */
    identifier: text().notNull(),
    /** The owner's id. */
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_value').on(table.value),
    systemSeesAll('verifications'),
  ],
)
