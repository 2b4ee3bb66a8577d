import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { conversations, messages, restaurants } from '#app/db/schema/index.ts'
import { byteOrderMark, csvLine } from '../csv.ts'
import { hasContent } from './has-content.ts'
import { filterConditions, type ConversationFilter } from './list-conversations.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

const conversationsPerPage = 50
const messagesPerPage = 1_000

/**
 * Exports conversations as a CSV file in pieces, one message per line, newest conversation first,
 * with the filter of the list. Each piece is read in a separate transaction.
 * @throws {NotFoundError | InvalidInputError} for an invalid filter
 */
export async function* exportConversations(
  member: Member,
  filter: ConversationFilter,
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
      csvLine(['conversation_id', 'restaurant', 'time', 'role', 'message', 'dishes', 'table'])
  )
  let last: ExportedConversation | undefined
  for (;;) {
    const page: ExportedConversation[] = await readPage(member, filter, last)
    yield* exportMessages(member, page)
    last = page.at(-1)
    if (page.length < conversationsPerPage) return
  }
}

type ExportedConversation = Awaited<ReturnType<typeof readPage>>[number]

/** Reads conversations by their time of creation, which doesn't change while the file is written. */
function readPage(
  member: Member,
  filter: ConversationFilter,
  after: Pick<typeof conversations.$inferSelect, 'createdAt' | 'id'> | undefined,
) {
  const isAfter =
    after &&
    sql`(${conversations.createdAt}, ${conversations.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return asOwner(member, 'seeConversations', (transaction) =>
    transaction
      .select({
        id: conversations.id,
        createdAt: conversations.createdAt,
        restaurantName: restaurants.name,
      })
      .from(conversations)
      .innerJoin(restaurants, eq(restaurants.id, conversations.restaurantId))
      .where(and(eq(conversations.ownerId, member.ownerId), ...filterConditions(filter), isAfter))
      .orderBy(desc(conversations.createdAt), desc(conversations.id))
      .limit(conversationsPerPage),
  )
}

async function* exportMessages(
  member: Member,
  page: readonly ExportedConversation[],
): AsyncGenerator<string> {
  let ids = page.map(({ id }) => id)
  let lastSequence = 0
  while (ids.length > 0) {
    const found = await readMessages(member, ids, lastSequence)
    yield found.map((message) => asLine(message, page)).join('')
    const last = found.at(-1)
    if (!last || found.length < messagesPerPage) return
    ids = ids.slice(ids.indexOf(last.conversationId))
    lastSequence = last.sequence
  }
}

type ExportedMessage = Awaited<ReturnType<typeof readMessages>>[number]

/** Reads messages of conversations in their order; of the first one only those after `after`. */
function readMessages(member: Member, ids: readonly string[], after: number) {
  const [first = ''] = ids
  const inConversation = messages.conversationId
  return asOwner(member, 'seeConversations', (transaction) =>
    transaction
      .select({
        conversationId: inConversation,
        sequence: messages.sequence,
        role: messages.role,
        text: messages.text,
        tableName: messages.tableName,
        dishes: messages.dishes,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(
        and(
          inArray(inConversation, [...ids]),
          or(ne(inConversation, first), gt(messages.sequence, after)),
          hasContent,
        ),
      )
      .orderBy(
        sql`array_position(${sql.param(ids)}::uuid[], ${inConversation})`,
        asc(messages.sequence),
      )
      .limit(messagesPerPage),
  )
}

function asLine(message: ExportedMessage, page: readonly ExportedConversation[]): string {
  const { conversationId, createdAt, role, text, dishes, tableName } = message
  const conversation = page.find(({ id }) => id === conversationId)
  const names = dishes.map(({ name }) => name).join('; ')
  return csvLine([
    conversationId,
    conversation?.restaurantName ?? '',
    createdAt.toISOString(),
    role,
    text,
    names,
    tableName ?? '',
  ])
}
