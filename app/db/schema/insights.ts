import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { messages } from './messages.ts'
import { owners } from './owners.ts'
import { ownerReadsOwn, systemSeesAll } from './policies.ts'

/** What can be missing of what guests ask for; each is put right at one place. */
export const gapKinds = [
  // At a dish; without one, at the menu's dishes.
  'ingredients',
  'allergens',
  'diet',
  'calories',
  'price',
  'cooking',
  'picture',
  'tags',
  'details',
  // By a dish that the menu has not.
  'not_on_menu',
  // In what the assistant is told of the house: opening hours, Wi-Fi, parking.
  'other',
] as const

export type GapKind = (typeof gapKinds)[number]

/**
 * What one question was about, in none of the guest's words. Menus and dishes are named without
 * a key: one that is deleted later was asked about all the same.
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
    /** Of what kind the fact is that was asked for and that nobody has recorded; null for none. */
    gapKind: text({ enum: gapKinds }),
    gapDishId: uuid(),
    /** Which allergens, diets or tags those are; emptied with the words, as they tell of a guest. */
    gapFacts: text().array().notNull().default([]),
    createdAt,
  },
  (table) => [
    // With what is summed up, so that months of questions are counted by the index alone.
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
    systemSeesAll('insights'),
  ],
)
