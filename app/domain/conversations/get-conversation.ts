import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { conversations, messages, restaurants } from '#app/db/schema/index.ts'
import { NotFound } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { hasWords } from './has-words.ts'

/** A message as its owner reads it. */
export type ReadMessage = Pick<
  typeof messages.$inferSelect,
  'id' | 'role' | 'text' | 'dishes' | 'sequence' | 'createdAt'
> & {
  readonly blocks: readonly unknown[]
  /** How many parts of a model's plan were dropped. */
  readonly dropped: number
}

/** A conversation as its owner reads it. */
export interface OwnersConversation {
  readonly id: string
  readonly restaurantName: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** The guest has taken the words away, or their time is over. */
  readonly isErased: boolean
  /** A page of them, the oldest first. */
  readonly messages: readonly ReadMessage[]
  readonly hasEarlier: boolean
}

const messagesAtOnce = 100

/**
 * One of an owner's conversations, with its latest messages or those before a known one.
 * @param before the `sequence` of the first message that is known
 * @throws {NotFound} when it is not this owner's
 */
export async function getConversation(
  ownerId: string,
  conversationId: string,
  before?: number,
): Promise<OwnersConversation> {
  const id = requireRowId(conversationId, 'conversation_not_found')
  return asOwner(ownerId, async (transaction) => {
    const isBefore = before === undefined ? undefined : lt(messages.sequence, before)
    const [{ erasedAt, ...conversation }, latestFirst] = await Promise.all([
      getRow(transaction, id),
      transaction
        .select(columns)
        .from(messages)
        .where(and(isIn(id), hasWords, isBefore))
        .orderBy(desc(messages.sequence))
        .limit(messagesAtOnce + 1),
    ])
    return {
      ...conversation,
      isErased: erasedAt !== null,
      messages: latestFirst.slice(0, messagesAtOnce).toReversed(),
      hasEarlier: latestFirst.length > messagesAtOnce,
    }
  })
}

/**
 * What was said after a known message, the oldest first, at most 100 of them.
 * @param after that message's `sequence`
 * @throws {NotFound}
 */
export async function listNewMessages(
  ownerId: string,
  conversationId: string,
  after: number,
): Promise<ReadMessage[]> {
  const id = requireRowId(conversationId, 'conversation_not_found')
  return asOwner(ownerId, async (transaction) => {
    await getRow(transaction, id)
    return transaction
      .select(columns)
      .from(messages)
      .where(and(isIn(id), hasWords, gt(messages.sequence, after)))
      .orderBy(asc(messages.sequence))
      .limit(messagesAtOnce)
  })
}

/**
 * Written as a subselect, so that Postgres plans for any conversation. Of one that it knows to be
 * long it believes that most is other owners', and goes through all messages of this one.
 */
const isIn = (conversationId: string) =>
  eq(messages.conversationId, sql`(select ${conversationId}::uuid)`)

const columns = {
  id: messages.id,
  role: messages.role,
  text: messages.text,
  dishes: messages.dishes,
  sequence: messages.sequence,
  createdAt: messages.createdAt,
  blocks: messages.blocks,
  dropped: sql<number>`coalesce(jsonb_array_length(${messages.plan} -> 'dropped'), 0)`,
}

async function getRow(transaction: Transaction, id: string) {
  const [row] = await transaction
    .select({
      id: conversations.id,
      restaurantName: restaurants.name,
      createdAt: conversations.createdAt,
      updatedAt: conversations.updatedAt,
      erasedAt: conversations.erasedAt,
    })
    .from(conversations)
    .innerJoin(restaurants, eq(restaurants.id, conversations.restaurantId))
    .where(eq(conversations.id, id))
  if (!row) throw new NotFound('conversation_not_found')
  return row
}
