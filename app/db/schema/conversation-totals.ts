import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { owners } from './owners.ts'
import { ownerKeepsOwn, systemSeesAll } from './policies.ts'

/**
 * How many conversations and messages an owner has from before a moment, so that nobody counts
 * years anew each time. What a restaurant takes along when it is deleted, the row does not know:
 * it goes too, and is counted anew.
 */
export const conversationTotals = pgTable(
  'conversation_totals',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    conversations: integer().notNull(),
    messages: integer().notNull(),
    /** All that came before is counted, and nothing after. */
    countedUntil: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    ownerKeepsOwn('conversation_totals', table.ownerId),
    systemSeesAll('conversation_totals'),
  ],
)
