import { sql } from 'drizzle-orm'
import { foreignKey, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { messages } from './messages.ts'
import { owners } from './owners.ts'
import {
  ownerReadsOwn,
  systemSeesAll,
  membersSee,
  seesConversations,
  worksEverywhere,
} from './policies.ts'

/** The source of a dish's state when a reply was written. */
export interface StoredReason {
  readonly kind: 'confirmed' | 'derived' | 'tag' | 'none'
  /** The recorded text, or the tag. */
  readonly words?: readonly string[]
  /** When the owner stated it, as an ISO instant. */
  readonly confirmedAt?: string
  /** What the reply said about the dish with options, or about options alone, if anything. */
  readonly withOptions?: readonly StoredOptions[]
}

/** The options that change a fact's state, as a reply stated. */
export interface StoredOptions {
  /** One of each list is chosen. Names include the group if the name alone could be misread. */
  readonly names: readonly (readonly string[])[]
  readonly state: 'contains' | 'may_contain' | 'free' | 'not_recorded'
}

/**
 * The facts that a reply about allergens or diets is based on. They reveal what a guest asked for,
 * and so something about the guest's health: they are deleted with the message text. Dishes are
 * referenced without a foreign key, so that rows survive the deletion of a dish.
 */
export const replyEvidence = pgTable(
  'reply_evidence',
  {
    id,
    /** The reply. */
    messageId: uuid().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    dishId: uuid().notNull(),
    /** An allergen, a diet, or another fact that can be recorded about a dish. */
    fact: text().notNull(),
    state: text({ enum: ['contains', 'may_contain', 'free', 'not_recorded'] }).notNull(),
    reason: jsonb().$type<StoredReason>().notNull(),
    /** The dish's `facts_version` at that time. */
    factsVersion: integer().notNull(),
    createdAt,
  },
  (table) => [
    unique('reply_evidence_reply').on(table.messageId, table.dishId, table.fact),
    foreignKey({
      name: 'reply_evidence_message_of_owner',
      columns: [table.messageId, table.ownerId],
      foreignColumns: [messages.id, messages.ownerId],
    }).onDelete('cascade'),
    ownerReadsOwn('reply_evidence', table.ownerId),
    // By primary key: for `in (select id …)` Postgres reads every message.
    membersSee(
      'reply_evidence',
      sql`${seesConversations} and (${worksEverywhere} or exists (select from messages where messages.id = ${table.messageId}))`,
    ),
    systemSeesAll('reply_evidence'),
  ],
)
