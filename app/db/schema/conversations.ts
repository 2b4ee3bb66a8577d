import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import {
  currentGuestHash,
  currentOwnerId,
  currentRestaurantId,
  guestRole,
  ownerImports,
  ownerReadsOwn,
  systemSeesAll,
  membersSee,
  seesConversations,
  worksFor,
} from './policies.ts'
import { restaurants } from './restaurants.ts'

/** Guests' conversations with a restaurant's assistant (the spec's conversation_sessions). */
export const conversations = pgTable(
  'conversations',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    restaurantId: uuid().notNull(),
    /** The provider's thread id, or a random one of ours if it has no threads. */
    threadId: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /**
     * SHA-256 of restaurant and cookie secret: the holder of the cookie owns the conversation. NULL if it
     * was imported from another installation: nobody owns it here.
     */
    guestHash: text(),
    /** The guest's last message, for the owner's list; emptied by erasure. */
    userMessage: text().notNull(),
    /**
     * When the texts were erased, by the guest or by retention; the row remains, for the counts.
     */
    erasedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('conversations_id_restaurant_owner').on(table.id, table.restaurantId, table.ownerId),
    uniqueIndex('conversations_guest')
      .on(table.restaurantId, table.guestHash)
      .where(sql`${table.erasedAt} is null`),
    index('conversations_owner').on(table.ownerId, table.createdAt, table.id),
    // The owner's list, most recently active first.
    index('conversations_listed')
      .on(table.ownerId, table.updatedAt, table.id)
      .where(sql`${table.erasedAt} is null`),
    foreignKey({
      name: 'conversations_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    ownerReadsOwn('conversations', table.ownerId),
    pgPolicy('conversations_guest', {
      to: guestRole,
      for: 'all',
      using: sql`${table.restaurantId} = ${currentRestaurantId} and ${table.guestHash} = ${currentGuestHash}`,
      withCheck: sql`${table.restaurantId} = ${currentRestaurantId} and ${table.guestHash} = ${currentGuestHash}`,
    }),
    ownerImports(
      'conversations',
      sql`${table.ownerId} = ${currentOwnerId} and ${table.guestHash} is null`,
    ),
    membersSee('conversations', sql`${seesConversations} and ${worksFor(table.restaurantId)}`),
    systemSeesAll('conversations'),
  ],
)
