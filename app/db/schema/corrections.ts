import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { messages } from './messages.ts'
import { owners } from './owners.ts'
import {
  ownerReadsOwn,
  systemSeesAll,
  membersSee,
  seesConversations,
  worksEverywhere,
} from './policies.ts'

/**
 * Unrecorded claims that a model made about dishes: each sentence that was replaced before a guest
 * could read it. Written only by versions before decision 052. Deleted with the text of its
 * message. Dishes are referenced without a foreign key, so that a claim survives the deletion of
 * its dish.
 */
export const corrections = pgTable(
  'corrections',
  {
    /** The reply. */
    messageId: uuid().notNull(),
    /** The index among the reply's corrections. */
    place: integer().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Null for a claim about several dishes or the whole menu. */
    dishId: uuid(),
    /** The kind of claim: `free`, `price` and so on. */
    kind: text().notNull(),
    /** The model's sentence. */
    claimed: text().notNull(),
    /** The text that the guest saw instead. */
    recorded: text().notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.place] }),
    index('corrections_owner').on(table.ownerId, table.createdAt),
    foreignKey({
      name: 'corrections_message_of_owner',
      columns: [table.messageId, table.ownerId],
      foreignColumns: [messages.id, messages.ownerId],
    }).onDelete('cascade'),
    ownerReadsOwn('corrections', table.ownerId),
    // By primary key: for `in (select id …)` Postgres reads every message.
    membersSee(
      'corrections',
      sql`${seesConversations} and (${worksEverywhere} or exists (select from messages where messages.id = ${table.messageId}))`,
    ),
    systemSeesAll('corrections'),
  ],
)
