import { sql } from 'drizzle-orm'
import { boolean, check, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { currentOwnerId, managesBilling, ownerRole, systemSeesAll } from './policies.ts'

/** People who run restaurants (the spec's users). */
export const owners = pgTable(
  'owners',
  {
    id,
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Another registration of this address existed and had never been confirmed. */
    isContested: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** IANA name; the owner's statistics are grouped by days in this zone. */
    timeZone: text().notNull().default('UTC'),
    /** Null in the sample account until someone chooses a language. */
    locale: text({ enum: ['en', 'tr'] }).default('en'),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('owners_email').on(sql`lower(${table.email})`),
    check('owners_locale', sql`${table.locale} in ('en', 'tr')`),
    pgPolicy('owners_owner_reads', {
      to: ownerRole,
      for: 'select',
      using: sql`${table.id} = ${currentOwnerId}`,
    }),
    pgPolicy('owners_owner_updates', {
      to: ownerRole,
      for: 'update',
      using: sql`${table.id} = ${currentOwnerId}`,
      withCheck: sql`${table.id} = ${currentOwnerId}`,
    }),
    // Every role has to lock the row, so only what it would become is checked.
    pgPolicy('owners_members', {
      as: 'restrictive',
      to: ownerRole,
      for: 'update',
      using: sql`true`,
      withCheck: managesBilling,
    }),
    systemSeesAll('owners'),
  ],
)
