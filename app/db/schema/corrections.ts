import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { messages } from './messages.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll } from './policies.ts'

/**
 * What a model said of a dish and nobody has recorded: each sentence that was replaced before a
 * guest could read it. Goes with the words of its message. Dishes are named without a key: of one
 * that is deleted later something was claimed all the same.
 */
export const corrections = pgTable(
  'corrections',
  {
    /** The reply. */
    messageId: uuid().notNull(),
    /** Its place among the reply's corrections. */
    place: integer().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Null for what was claimed of several dishes or of the whole menu. */
    dishId: uuid(),
    /** What was claimed: `free`, `price`, and so on, in the truth gate's words. */
    kind: text().notNull(),
    /** The model's sentence. */
    claimed: text().notNull(),
    /** What the guest was told in its place. */
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
    systemSeesAll('corrections'),
  ],
)
