import { sql } from 'drizzle-orm'
import { asGuestPipelined, type Send } from '#app/db/actors.ts'
import { instance } from '#app/db/listener.ts'
import type { messages } from '#app/db/schema/index.ts'
import { statement } from '#app/db/statement.ts'
import {
  conversationId,
  matchesKey,
  storedReply,
  withReply,
  type QuestionRow,
  type StoredReply,
} from './stored-question.ts'
import { historyTurns, type Question } from './schemas.ts'

type MessageRow = typeof messages.$inferSelect

/** A stored question with the conversation before it. */
export interface AskedQuestion {
  readonly ownerId: string
  readonly conversationId: string
  readonly threadId: string
  readonly questionId: string
  readonly question: string
  /** Earlier turns, oldest first, without this question. */
  readonly history: readonly Turn[]
  /** The stored reply, if a question with the same key was already answered. */
  readonly reply: StoredReply | undefined
  /** The instance that writes the reply: this one, unless the question was sent before. */
  readonly writer: number | null
}

type Turn = Pick<MessageRow, 'role' | 'text' | 'plan'>

/** The guest who asks, and the restaurant that is asked. */
export interface Asker {
  readonly restaurantId: string
  readonly ownerId: string
  readonly guestHash: string
}

/** A question that is being stored. The caller has to await both promises. */
export interface PendingQuestion {
  /**
   * Resolves once Postgres has executed the insert and only the commit is pending. Work based on it
   * must not be published before `stored` resolves, and must be discarded if that rejects.
   */
  readonly accepted: Promise<AskedQuestion>
  /** Resolves once it is committed. */
  readonly stored: Promise<AskedQuestion>
}

/**
 * Stores a guest's question before it is answered. The first question creates the conversation. A
 * question with a known key is returned as it was stored.
 * @param table the guest's table, one of the restaurant's; undefined if unknown
 */
export function askQuestion(asker: Asker, question: Question, table?: string): PendingQuestion {
  const guest = { restaurant: { id: asker.restaurantId }, guestHash: asker.guestHash }
  const accepted = Promise.withResolvers<AskedQuestion>()
  const stored = asGuestPipelined(guest, async (send) => {
    const result = await sendQuestion(send, { ...asker, ...question, table: table ?? null })
    accepted.resolve(result)
    return result
  })
  stored.catch(accepted.reject)
  return { accepted: accepted.promise, stored }
}

async function sendQuestion(send: Send, asked: Omit<Values, 'writer'>): Promise<AskedQuestion> {
  const values = { ...asked, writer: instance }
  const [[conversation], [question]] = await Promise.all([
    send(openConversation(values)),
    send(storeQuestion(values)),
  ])
  if (!conversation || !question) throw new Error('A question was neither stored nor found')
  return {
    ...conversation,
    ownerId: asked.ownerId,
    questionId: question.questionId,
    question: question.question,
    history: question.latestFirst.toReversed(),
    reply: storedReply(question),
    writer: question.writer,
  }
}

type Values = Readonly<Record<keyof Asker | keyof Question, string>> & {
  readonly table: string | null
  readonly writer: number
}

// One statement, so that two concurrent first questions share a conversation. It also returns the
// row, unchanged, if the question was asked before.
const openConversation = statement<Values, { conversationId: string; threadId: string }>(
  'open_conversation',
  sql`insert into conversations (owner_id, restaurant_id, guest_hash, user_message)
    values (${sql.placeholder('ownerId')}, ${sql.placeholder('restaurantId')},
      ${sql.placeholder('guestHash')}, ${sql.placeholder('message')})
    on conflict (restaurant_id, guest_hash) where erased_at is null
    do update set (user_message, updated_at) =
      (select case when asked then conversations.user_message else excluded.user_message end,
              case when asked then conversations.updated_at else now() end
       from (select exists (select from messages where conversation_id = conversations.id
               and idempotency_key = ${sql.placeholder('key')}) as asked) as known)
    returning id as "conversationId", thread_id as "threadId"`,
)

// One statement, because the overhead of a statement exceeds the cost of these reads. It sees the
// state before its own insert: no question with this key, unless it was sent before. Nothing can
// interleave, because every writer to a conversation locks its row.
const storeQuestion = statement<Values, QuestionRow & { readonly latestFirst: readonly Turn[] }>(
  'store_question',
  sql`with stored as (insert into messages
      (owner_id, restaurant_id, conversation_id, role, text, table_name, idempotency_key, writer)
    values (${sql.placeholder('ownerId')}, ${sql.placeholder('restaurantId')}, ${conversationId},
      'user', ${sql.placeholder('message')}, ${sql.placeholder('table')},
      ${sql.placeholder('key')}, ${sql.placeholder('writer')})
    on conflict (conversation_id, idempotency_key) do nothing
    returning id, text, writer, sequence)
  ${withReply(
    sql`select * from stored
      union all select id, text, writer, sequence from messages where ${matchesKey}`,
    sql`, (select coalesce(json_agg(turn), '[]') from
        (select role, text, plan from messages
         where conversation_id = ${conversationId} and text <> '' and sequence < asked.sequence
         order by sequence desc limit ${sql.raw(String(historyTurns))}) as turn) as "latestFirst"`,
  )}`,
)
