import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { messages } from './messages.ts'
import { owners } from './owners.ts'
import {
  ownerReadsOwn,
  systemSeesAll,
  membersSee,
  seesConversations,
  worksFor,
} from './policies.ts'

/**
 * The kinds of missing information that guests ask about, grouped by where the owner can add it.
 */
export const gapKinds = [
  // On a dish; without a dish, on any dish of the menu.
  'ingredients',
  'allergens',
  'diet',
  'calories',
  'price',
  'cooking',
  'picture',
  'tags',
  'details',
  // No longer written: that a dish isn't on the menu is an answer.
  'not_on_menu',
  // In the assistant's information about the restaurant: opening hours, Wi-Fi, parking.
  'other',
] as const

export type GapKind = (typeof gapKinds)[number]

/**
 * The subjects of guests' questions, without their text. Menus and dishes are referenced without a
 * foreign key, so that a row survives their deletion.
 */
export const insights = pgTable(
  'insights',
  {
    /** The question. */
    messageId: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    menuId: uuid(),
    /** ISO 639-1. */
    language: text().notNull(),
    /** The few dishes that the question, or else its reply, is about. */
    dishIds: uuid().array().notNull().default([]),
    /** The ids in `dishIds` of dishes that were sold out. */
    soldOutDishIds: uuid().array().notNull().default([]),
    /** The kind of unrecorded fact that was asked for; null for none. */
    gapKind: text({ enum: gapKinds }),
    gapDishId: uuid(),
    /**
     * The allergens, diets or tags asked for. Emptied together with the message text, because they
     * reveal something about the guest.
     */
    gapFacts: text().array().notNull().default([]),
    /** The topic of `house_facts` that was asked for, if the missing information is about one. */
    gapTopic: text(),
    /**
     * A hash of the question's words, for missing information without a fact or a topic: it
     * recognises the question when it is asked again. Emptied together with the message text.
     */
    gapWords: text(),
    createdAt,
  },
  (table) => [
    // Covers the aggregated columns, so that months of questions are counted by an index-only scan.
    index('insights_owner').on(table.ownerId, table.createdAt, table.language, table.dishIds),
    index('insights_gaps')
      .on(table.ownerId, table.createdAt)
      .where(sql`${table.gapKind} is not null`),
    foreignKey({
      name: 'insights_message_of_owner',
      columns: [table.messageId, table.ownerId],
      foreignColumns: [messages.id, messages.ownerId],
    }).onDelete('cascade'),
    ownerReadsOwn('insights', table.ownerId),
    membersSee('insights', sql`${seesConversations} and ${worksFor(table.restaurantId)}`),
    systemSeesAll('insights'),
  ],
)
