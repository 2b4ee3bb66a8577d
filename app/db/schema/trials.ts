import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll } from './policies.ts'

/** The ledger of trials: one in an owner's life. */
export const trials = pgTable(
  'trials',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Stripe's id of the subscription that began with it. */
    subscriptionId: text().notNull(),
    createdAt,
  },
  (table) => [ownerReadsOwn('trials', table.ownerId), systemSeesAll('trials')],
)
