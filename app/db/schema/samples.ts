import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

/**
 * Which account came with the sample restaurant. The row outlives that account, so that no start
 * adds the sample again after somebody has deleted it.
 */
export const samples = pgTable(
  'samples',
  {
    ownerId: uuid().primaryKey(),
    addedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  () => [systemSeesAll('samples')],
)
