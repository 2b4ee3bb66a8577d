import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll, membersSee, managesBilling } from './policies.ts'

/**
 * Checkouts that owners have started at Stripe, with every parameter sent to Stripe: a retry with
 * the same idempotency key, the row's id, opens the same one. An owner has at most one open, which
 * prevents paying twice or starting two trials.
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
    /** Stripe's id of the subscription that it started. */
    subscriptionId: text(),
    planId: text({ enum: ['starter', 'basic'] }).notNull(),
    /** The customer of an earlier purchase; without one, Stripe creates one for `email`. */
    stripeCustomerId: text(),
    email: text().notNull(),
    /** Null for no trial. */
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
    membersSee('checkouts', managesBilling),
    systemSeesAll('checkouts'),
  ],
)
