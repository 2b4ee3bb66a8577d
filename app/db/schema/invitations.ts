import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { roles } from './members.ts'
import { owners } from './owners.ts'
import { currentOwnerId, managesBilling, ownerRole, systemSeesAll } from './policies.ts'

/** Invitations to a team that haven't been accepted yet. Accepting or withdrawing one deletes its row. */
export const invitations = pgTable(
  'invitations',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Canonical: in lower case. */
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Null for all restaurants. */
    restaurantIds: uuid().array(),
    /** SHA-256 of the link's token, which is random and so needs no salt. */
    tokenHash: text().notNull().unique('invitations_token_hash'),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    createdAt,
  },
  (table) => [
    unique('invitations_owner_email').on(table.ownerId, table.email),
    index('invitations_expiry').on(table.expiresAt),
    check('invitations_role', sql`${table.role} in ('owner', 'manager', 'kitchen', 'reader')`),
    check('invitations_all', sql`${table.role} <> 'owner' or ${table.restaurantIds} is null`),
    pgPolicy('invitations_owner', {
      to: ownerRole,
      for: 'select',
      using: sql`${table.ownerId} = ${currentOwnerId} and ${managesBilling}`,
    }),
    systemSeesAll('invitations'),
  ],
)
