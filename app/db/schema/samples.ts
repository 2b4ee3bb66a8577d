import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

/**
 * The account of the sample restaurants. The row outlives the account, so that they aren't added
 * again after it was deleted.
 */
export const samples = pgTable(
  'samples',
  {
    ownerId: uuid().primaryKey(),
    addedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  () => [systemSeesAll('samples')],
)
