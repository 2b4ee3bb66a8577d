import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll } from './policies.ts'

/**
 * Checkouts that owners have begun at Stripe, with all that Stripe was told: asked again under
 * the same key, the row's id, it opens the same one. An owner has one open at a time, so that
 * nobody pays twice or begins two trials.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Stripe's id; null until Stripe has answered. */
    sessionId: text().unique('checkouts_session'),
    status: text({ enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    /** Stripe's id of what it began. */
    subscriptionId: text(),
    planId: text({ enum: ['starter', 'basic'] }).notNull(),
    /** An earlier purchase's customer; without one, Stripe makes one for `email`. */
    stripeCustomerId: text(),
    email: text().notNull(),
    /** Null for none. */
    trialDays: integer(),
    locale: text({ enum: ['en', 'tr'] }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('checkouts_owner').on(table.ownerId),
    uniqueIndex('checkouts_one_open')
      .on(table.ownerId)
      .where(sql`${table.status} = 'open'`),
    check('checkouts_status', sql`${table.status} in ('open', 'complete', 'expired')`),
    ownerReadsOwn('checkouts', table.ownerId),
    systemSeesAll('checkouts'),
  ],
)
