import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll, membersSee, managesBilling } from './policies.ts'

/** Trials that owners have had: one each, ever. */
export const trials = pgTable(
  'trials',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Stripe's id of the subscription that started with it. */
    subscriptionId: text().notNull(),
    createdAt,
  },
  (table) => [
    ownerReadsOwn('trials', table.ownerId),
    membersSee('trials', managesBilling),
    systemSeesAll('trials'),
  ],
)
