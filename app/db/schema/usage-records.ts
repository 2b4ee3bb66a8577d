import { boolean, foreignKey, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { messages } from './messages.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll, membersSee, managesBilling } from './policies.ts'
import { subscriptions } from './subscriptions.ts'

/** The counted replies, one row each, so that none counts twice. */
export const usageRecords = pgTable(
  'usage_records',
  {
    messageId: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    subscriptionId: uuid().notNull(),
    /** Whether it is beyond the plan's limit, and so charged. */
    isOverage: boolean().notNull(),
    createdAt,
  },
  (table) => [
    index('usage_records_owner').on(table.ownerId, table.createdAt),
    index('usage_records_subscription').on(table.subscriptionId),
    foreignKey({
      name: 'usage_records_message_of_owner',
      columns: [table.messageId, table.ownerId],
      foreignColumns: [messages.id, messages.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'usage_records_subscription_of_owner',
      columns: [table.subscriptionId, table.ownerId],
      foreignColumns: [subscriptions.id, subscriptions.ownerId],
    }).onDelete('cascade'),
    ownerReadsOwn('usage_records', table.ownerId),
    membersSee('usage_records', managesBilling),
    systemSeesAll('usage_records'),
  ],
)
