import { and, desc, eq, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { asOwner } from '#app/db/actors.ts'
import { conversations, messages, restaurants } from '#app/db/schema/index.ts'
import { Invalid } from '../errors.ts'
import { isStorable, requireRowId } from '../field-schemas.ts'

/** A conversation in the owner's list. */
export interface ListedConversation {
  readonly id: string
  readonly restaurantId: string
  readonly restaurantName: string
  /** The guest's last words. */
  readonly userMessage: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Which conversations are wanted; all of them, without. */
export interface ConversationFilter {
  /** Words of a guest or the assistant, in any case, with or without accents. */
  readonly search?: string
  readonly restaurantId?: string
  /** YYYY-MM-DD, the first day on which it may have been alive, where the owner is. */
  readonly from?: string
  /** YYYY-MM-DD, the last one. */
  readonly to?: string
  readonly timeZone: string
}

/** Where a page of the list ends, and so the next one begins. */
export type ConversationCursor = Pick<ListedConversation, 'updatedAt' | 'id'>

export const conversationsAtOnce = 30

/**
 * An owner's conversations, the last active first, a page at a time. What a guest has erased is
 * counted and not listed: there is nothing left to read.
 * @param after the last one of the page before; the first page, without
 * @returns at most 30; fewer are the last page
 */
export async function listConversations(
  ownerId: string,
  filter: ConversationFilter,
  after?: ConversationCursor,
): Promise<ListedConversation[]> {
  // Compared as a pair, so that the index is entered at this very place.
  const isAfter =
    after &&
    sql`(${conversations.updatedAt}, ${conversations.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return readConversations(ownerId, [...matching(filter), isAfter])
}

/**
 * Conversations that are new or went on since a moment, the last active first, for a list that
 * is being looked at.
 */
export async function listChangedConversations(
  ownerId: string,
  filter: ConversationFilter,
  since: Date,
): Promise<ListedConversation[]> {
  return readConversations(ownerId, [...matching(filter), gt(conversations.updatedAt, since)])
}

/**
 * The conditions of a filter on `conversations`.
 * @throws {NotFound, Invalid} when it holds what cannot be an id, a day or words
 */
export function matching({
  search,
  restaurantId,
  from,
  to,
  timeZone,
}: ConversationFilter): (SQL | undefined)[] {
  return [
    isNull(conversations.erasedAt),
    restaurantId
      ? eq(conversations.restaurantId, requireRowId(restaurantId, 'restaurant_not_found'))
      : undefined,
    from ? gte(conversations.updatedAt, dayIn(timeZone, from, 0)) : undefined,
    to ? lt(conversations.createdAt, dayIn(timeZone, to, 1)) : undefined,
    search ? says(search) : undefined,
  ]
}

/** When a day begins where the owner is, or one some days later. */
function dayIn(timeZone: string, day: string, later: number): SQL {
  if (!z.iso.date().safeParse(day).success) throw new Invalid('day_unreadable')
  return sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
}

/** Postgres folds both sides alike; what means something to LIKE is meant as it stands. */
function says(search: string): SQL {
  if (!isStorable(search)) throw new Invalid('text_unreadable')
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`exists (select from ${messages} where ${messages.conversationId} = ${conversations.id}
    and fold_text(${messages.text}) like fold_text(${pattern}))`
}

function readConversations(
  ownerId: string,
  conditions: readonly (SQL | undefined)[],
): Promise<ListedConversation[]> {
  return asOwner(ownerId, (transaction) =>
    transaction
      .select({
        id: conversations.id,
        restaurantId: conversations.restaurantId,
        restaurantName: restaurants.name,
        userMessage: conversations.userMessage,
        createdAt: conversations.createdAt,
        updatedAt: conversations.updatedAt,
      })
      .from(conversations)
      .innerJoin(restaurants, eq(restaurants.id, conversations.restaurantId))
      .where(and(eq(conversations.ownerId, ownerId), ...conditions))
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(conversationsAtOnce),
  )
}
