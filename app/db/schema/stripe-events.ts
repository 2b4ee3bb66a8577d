import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { systemSeesAll } from './policies.ts'

/** Processed Stripe events, so that each is handled only once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    type: text().notNull(),
    createdAt,
  },
  (table) => [index('stripe_events_created').on(table.createdAt), systemSeesAll('stripe_events')],
)
