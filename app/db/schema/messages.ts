import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { conversations } from './conversations.ts'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import {
  currentOwnerId,
  guestRole,
  ownerImports,
  ownerReadsOwn,
  systemSeesAll,
  membersSee,
  seesConversations,
  worksFor,
} from './policies.ts'

/** A dish shown as a card under a reply, as it was when the reply was stored. */
export interface StoredDishCard {
  readonly id: string
  readonly name: string
  readonly image_url: string | null
}

// By primary key: for `in (select id …)` Postgres reads every conversation.
const isInOwnConversation = (conversationId: AnyPgColumn) =>
  sql`exists (select from conversations where conversations.id = ${conversationId})`

/**
 * The turns of conversations (the spec's `conversations` table). A guest's question has the
 * idempotency key; a reply references its question, so a question has at most one reply. A question
 * without a reply that no process is writing was interrupted. A trigger empties `blocks`, `plan` and
 * `tableName` together with `text`.
 */
export const messages = pgTable(
  'messages',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    conversationId: uuid().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    /** The spec's `message`; emptied by erasure. */
    text: text().notNull(),
    /** `text` as searches compare it; set by a trigger, NULL in rows from before migration 0021. */
    foldedText: text(),
    dishes: jsonb().$type<readonly StoredDishCard[]>().notNull().default([]),
    /** The rendered reply (`assistant/render/blocks.ts`). */
    blocks: jsonb().$type<readonly unknown[]>().notNull().default([]),
    /** The state that the reply was rendered from (`assistant/plan/conversation-state.ts`). */
    plan: jsonb(),
    /** The table whose code the guest scanned; only on questions, and null if unknown. */
    tableName: text(),
    /** A UUID from the browser, one per press of Send; only on questions. */
    idempotencyKey: uuid(),
    /** The question that this reply answers; only on replies. */
    replyTo: uuid(),
    /** The instance that writes, or last wrote, the reply to this question (`db/listener.ts`). */
    writer: integer(),
    /** The provider's token count for the reply. */
    totalTokens: integer(),
    /** The order of turns, since two may share one millisecond. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt,
  },
  (table) => [
    unique('messages_id_owner').on(table.id, table.ownerId),
    unique('messages_id_conversation').on(table.id, table.conversationId),
    unique('messages_key').on(table.conversationId, table.idempotencyKey),
    unique('messages_one_reply').on(table.replyTo),
    index('messages_conversation').on(table.conversationId, table.sequence),
    index('messages_owner').on(table.ownerId, table.createdAt),
    // Messages that still have text, for retention.
    index('messages_words')
      .on(table.createdAt)
      .where(sql`${table.text} <> '' or ${table.dishes} <> '[]'::jsonb`),
    check(
      'messages_role',
      sql`(${table.role} = 'user' and ${table.idempotencyKey} is not null and ${table.replyTo} is null)
       or (${table.role} = 'assistant' and ${table.idempotencyKey} is null and ${table.replyTo} is not null)`,
    ),
    foreignKey({
      name: 'messages_conversation_of_owner',
      columns: [table.conversationId, table.restaurantId, table.ownerId],
      foreignColumns: [conversations.id, conversations.restaurantId, conversations.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'messages_question_of_conversation',
      columns: [table.replyTo, table.conversationId],
      foreignColumns: [table.id, table.conversationId],
    }).onDelete('cascade'),
    ownerReadsOwn('messages', table.ownerId),
    pgPolicy('messages_guest_reads', {
      to: guestRole,
      for: 'select',
      using: isInOwnConversation(table.conversationId),
    }),
    // Guests may insert questions only; replies are written by the system.
    pgPolicy('messages_guest_asks', {
      to: guestRole,
      for: 'insert',
      withCheck: sql`${table.role} = 'user' and ${isInOwnConversation(table.conversationId)}`,
    }),
    pgPolicy('messages_guest_erases', {
      to: guestRole,
      for: 'update',
      using: isInOwnConversation(table.conversationId),
      withCheck: sql`${table.text} = '' and ${table.dishes} = '[]'::jsonb`,
    }),
    ownerImports(
      'messages',
      sql`${table.ownerId} = ${currentOwnerId} and exists (select from conversations where conversations.id = ${table.conversationId} and conversations.guest_hash is null)`,
    ),
    membersSee('messages', sql`${seesConversations} and ${worksFor(table.restaurantId)}`),
    systemSeesAll('messages'),
  ],
)
