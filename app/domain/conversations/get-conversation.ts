import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import {
  conversations,
  dishes,
  messages,
  replyEvidence,
  restaurants,
} from '#app/db/schema/index.ts'
import type { StoredOptions } from '#app/db/schema/reply-evidence.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { hasContent } from './has-content.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A message as its owner sees it. */
export type OwnerMessage = Pick<
  typeof messages.$inferSelect,
  'id' | 'role' | 'text' | 'tableName' | 'dishes' | 'sequence' | 'createdAt'
> & {
  readonly blocks: readonly unknown[]
  /** The number of dropped parts of the model's plan. */
  readonly dropped: number
  /** The options that, according to the reply, add something to a dish or make the dish free of it. */
  readonly options: readonly NamedOptions[]
}

/** The options of a dish that a reply names. */
export interface NamedOptions {
  readonly dish: string
  /** A name from each list. */
  readonly names: StoredOptions['names']
}

/** A conversation as its owner sees it. */
export interface OwnerConversation {
  readonly id: string
  readonly restaurantName: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Erased by the guest or by retention. */
  readonly isErased: boolean
  /** Written at another installation, and imported from an archive. */
  readonly isImported: boolean
  /** One page, oldest first. */
  readonly messages: readonly OwnerMessage[]
  readonly hasEarlier: boolean
}

const messagesPerPage = 100

/**
 * Returns one of an owner's conversations, with its latest messages or those before a known one.
 * @param before the `sequence` of the earliest known message
 * @throws {NotFoundError} if it isn't this owner's
 */
export async function getConversation(
  member: Member,
  conversationId: string,
  before?: number,
): Promise<OwnerConversation> {
  const id = requireRowId(conversationId, 'conversation_not_found')
  return asOwner(member, 'seeConversations', async (transaction) => {
    const isBefore = before === undefined ? undefined : lt(messages.sequence, before)
    const [{ erasedAt, guestHash, ...conversation }, latestFirst] = await Promise.all([
      getRow(transaction, id),
      transaction
        .select(columns)
        .from(messages)
        .where(and(isInConversation(id), hasContent, isBefore))
        .orderBy(desc(messages.sequence))
        .limit(messagesPerPage + 1),
    ])
    return {
      ...conversation,
      isErased: erasedAt !== null,
      isImported: guestHash === null,
      messages: latestFirst.slice(0, messagesPerPage).toReversed(),
      hasEarlier: latestFirst.length > messagesPerPage,
    }
  })
}

/**
 * Lists the messages after a known one, oldest first, at most 100.
 * @param after that message's `sequence`
 * @throws {NotFoundError}
 */
export async function listNewMessages(
  member: Member,
  conversationId: string,
  after: number,
): Promise<OwnerMessage[]> {
  const id = requireRowId(conversationId, 'conversation_not_found')
  return asOwner(member, 'seeConversations', async (transaction) => {
    await getRow(transaction, id)
    return transaction
      .select(columns)
      .from(messages)
      .where(and(isInConversation(id), hasContent, gt(messages.sequence, after)))
      .orderBy(asc(messages.sequence))
      .limit(messagesPerPage)
  })
}

/**
 * Selects the messages of a conversation. With the id in a subselect, Postgres plans for an average
 * conversation. For one that it knows to be long, it would wrongly assume that most rows belong to
 * other owners, and scan all of its messages.
 */
const isInConversation = (conversationId: string) =>
  eq(messages.conversationId, sql`(select ${conversationId}::uuid)`)

const columns = {
  id: messages.id,
  role: messages.role,
  text: messages.text,
  tableName: messages.tableName,
  dishes: messages.dishes,
  sequence: messages.sequence,
  createdAt: messages.createdAt,
  blocks: messages.blocks,
  // Options of deleted dishes are not listed.
  options: sql<NamedOptions[]>`coalesce(
    (select jsonb_agg(distinct jsonb_build_object('dish', dish.name, 'names', said -> 'names'))
      from ${replyEvidence} as evidence
        join ${dishes} as dish on dish.id = evidence.dish_id
        cross join jsonb_array_elements(evidence.reason -> 'withOptions') as said
      where evidence.message_id = messages.id),
    '[]')`,
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
      guestHash: conversations.guestHash,
    })
    .from(conversations)
    .innerJoin(restaurants, eq(restaurants.id, conversations.restaurantId))
    .where(eq(conversations.id, id))
  if (!row) throw new NotFoundError('conversation_not_found')
  return row
}
