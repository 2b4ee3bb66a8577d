import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

/** Emailed links that haven't been used yet. Using a link deletes its row. */
export const links = pgTable(
  'links',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['confirm-email', 'change-email', 'reset-password', 'hand-over'],
    }).notNull(),
    /** SHA-256 of the link's token, which is random and so needs no salt. */
    tokenHash: text().notNull().unique('links_token_hash'),
    /** The new address, for `change-email` and `hand-over`. */
    newEmail: text(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    createdAt,
  },
  (table) => [
    index('links_owner').on(table.ownerId),
    index('links_expiry').on(table.expiresAt),
    check(
      'links_kind',
      sql`${table.kind} in ('confirm-email', 'change-email', 'reset-password', 'hand-over')`,
    ),
    systemSeesAll('links'),
  ],
)
