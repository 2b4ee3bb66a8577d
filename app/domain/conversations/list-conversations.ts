import { and, desc, eq, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { conversations, messages, restaurants } from '#app/db/schema/index.ts'
import { InvalidInputError } from '../errors.ts'
import { isStorable, requireRowId } from '../field-schemas.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A conversation in the owner's list. */
export interface ListedConversation {
  readonly id: string
  readonly restaurantId: string
  readonly restaurantName: string
  /** The guest's last message. */
  readonly userMessage: string
  /** The table that it came from; null if unknown. */
  readonly tableName: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A filter; without any field, all conversations. */
export interface ConversationFilter {
  /** Text of a guest or the assistant, ignoring case and accents. */
  readonly search?: string
  readonly restaurantId?: string
  /** The name of a table that at least one of the guest's messages came from. */
  readonly table?: string
  /** YYYY-MM-DD, the first day of activity in the owner's time zone. */
  readonly from?: string
  /** YYYY-MM-DD, the last day. */
  readonly to?: string
  readonly timeZone: string
}

/** Identifies the last row of a page, after which the next page starts. */
export type ConversationCursor = Pick<ListedConversation, 'updatedAt' | 'id'>

export const conversationsPerPage = 30

/**
 * Lists an owner's conversations in pages, last active first. Erased conversations are counted
 * elsewhere but not listed, because they have no content.
 * @param after the last row of the previous page; omitted for the first page
 * @returns at most 30; fewer on the last page
 */
export async function listConversations(
  member: Member,
  filter: ConversationFilter,
  after?: ConversationCursor,
): Promise<ListedConversation[]> {
  // Compared as a row, so that Postgres can seek in the index.
  const isAfter =
    after &&
    sql`(${conversations.updatedAt}, ${conversations.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return readConversations(member, [...filterConditions(filter), isAfter])
}

/**
 * Lists conversations that are new or were active since a moment, last active first, to update a
 * displayed list.
 */
export async function listChangedConversations(
  member: Member,
  filter: ConversationFilter,
  since: Date,
): Promise<ListedConversation[]> {
  return readConversations(member, [
    ...filterConditions(filter),
    gt(conversations.updatedAt, since),
  ])
}

/**
 * Builds the conditions of a filter on `conversations`.
 * @throws {NotFoundError | InvalidInputError} for an invalid id, day or text
 */
export function filterConditions({
  search,
  restaurantId,
  table,
  from,
  to,
  timeZone,
}: ConversationFilter): (SQL | undefined)[] {
  return [
    isNull(conversations.erasedAt),
    restaurantId
      ? eq(conversations.restaurantId, requireRowId(restaurantId, 'restaurant_not_found'))
      : undefined,
    table ? isFromTable(table) : undefined,
    from ? gte(conversations.updatedAt, startOfDate(timeZone, from, 0)) : undefined,
    to ? lt(conversations.createdAt, startOfDate(timeZone, to, 1)) : undefined,
    search ? containsText(search) : undefined,
  ]
}

/** Returns the start of the date that is `daysLater` days after another, in the owner's time zone. */
function startOfDate(timeZone: string, date: string, daysLater: number): SQL {
  if (!z.iso.date().safeParse(date).success) throw new InvalidInputError('day_unreadable')
  return sql`(${date}::date + ${daysLater}::int)::timestamp at time zone ${timeZone}`
}

const isFromTable = (table: string) =>
  sql`exists (select from ${messages} where ${messages.conversationId} = ${conversations.id}
    and ${messages.tableName} = ${table})`

/** Selects conversations with a message that contains a text, ignoring case and accents. */
function containsText(search: string): SQL {
  if (!isStorable(search)) throw new InvalidInputError('text_unreadable')
  // Wildcards of LIKE are escaped.
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`exists (select from ${messages} where ${messages.conversationId} = ${conversations.id}
    and coalesce(${messages.foldedText}, fold_text(${messages.text})) like fold_text(${pattern}))`
}

function readConversations(
  member: Member,
  conditions: readonly (SQL | undefined)[],
): Promise<ListedConversation[]> {
  return asOwnerReading(member, 'seeConversations', (transaction) =>
    transaction
      .select({
        id: conversations.id,
        restaurantId: conversations.restaurantId,
        restaurantName: restaurants.name,
        userMessage: conversations.userMessage,
        tableName: sql<string | null>`(select ${messages.tableName} from ${messages}
          where ${messages.conversationId} = ${conversations.id} and ${messages.role} = 'user'
          order by ${messages.sequence} desc limit 1)`,
        createdAt: conversations.createdAt,
        updatedAt: conversations.updatedAt,
      })
      .from(conversations)
      .innerJoin(restaurants, eq(restaurants.id, conversations.restaurantId))
      .where(and(eq(conversations.ownerId, member.ownerId), ...conditions))
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(conversationsPerPage),
  )
}
