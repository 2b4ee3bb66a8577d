import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { currentOwnerId, managesBilling, ownerRole, systemSeesAll } from './policies.ts'

export const roles = ['owner', 'manager', 'kitchen', 'reader'] as const

/**
 * Who works in an owner's team. Each owner is a member of the own team; whoever registers through an
 * invitation gets one once no other team is left (decision 096).
 */
export const members = pgTable(
  'members',
  {
    id,
    /** The team: the owner of the rows. */
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The person: the row in `owners` with the login. */
    accountId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
    /** Null for all restaurants. */
    restaurantIds: uuid().array(),
    /** When the person last switched to this team. */
    chosenAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('members_id_owner').on(table.id, table.ownerId),
    unique('members_owner_account').on(table.ownerId, table.accountId),
    index('members_account').on(table.accountId),
    check('members_role', sql`${table.role} in ('owner', 'manager', 'kitchen', 'reader')`),
    // The account of a team's own row holds its restaurants and its subscription.
    check('members_holder', sql`${table.ownerId} <> ${table.accountId} or ${table.role} = 'owner'`),
    check('members_all', sql`${table.role} <> 'owner' or ${table.restaurantIds} is null`),
    pgPolicy('members_owner', {
      to: ownerRole,
      for: 'select',
      using: sql`${table.ownerId} = ${currentOwnerId} and ${managesBilling}`,
    }),
    systemSeesAll('members'),
  ],
)
