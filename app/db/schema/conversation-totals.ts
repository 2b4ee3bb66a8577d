import { sql } from 'drizzle-orm'
import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { owners } from './owners.ts'
import {
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  editsMenus,
  seesConversations,
  worksEverywhere,
} from './policies.ts'

/**
 * How many conversations and messages an owner has had before a given moment, so that years of rows
 * aren't recounted each time. The counts can't reflect the final deletion of a restaurant with
 * its conversations, so that deletes the row and the totals are recounted.
 */
export const conversationTotals = pgTable(
  'conversation_totals',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    conversations: integer().notNull(),
    messages: integer().notNull(),
    /** Everything before this moment is counted, nothing after. */
    countedUntil: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    ownerKeepsOwn('conversation_totals', table.ownerId),
    // They count all restaurants: members of some count their own rows.
    ...membersWrite('conversation_totals', {
      see: sql`${seesConversations} and ${worksEverywhere}`,
      change: editsMenus,
    }),
    systemSeesAll('conversation_totals'),
  ],
)
