import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { systemSeesAll } from './policies.ts'

/** Counters of rate-limiter-flexible, which dictates the columns and their order. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and a hash of the counted subject. */
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Unix time in milliseconds. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire), systemSeesAll('rate_limits')],
)
