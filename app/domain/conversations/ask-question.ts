import { sql } from 'drizzle-orm'
import { asGuestPipelined, type Send } from '#app/db/actors.ts'
import { instance } from '#app/db/listener.ts'
import type { messages } from '#app/db/schema/index.ts'
import { statement } from '#app/db/statement.ts'
import {
  conversationId,
  ofKey,
  storedReply,
  withReply,
  type QuestionRow,
  type StoredReply,
} from './stored-question.ts'
import { historyTurns, type Question } from './schemas.ts'

type MessageRow = typeof messages.$inferSelect

/** A question as Postgres has it, and what was said before it. */
export interface AskedQuestion {
  readonly ownerId: string
  readonly conversationId: string
  readonly threadId: string
  readonly questionId: string
  readonly question: string
  /** Earlier turns, oldest first, without this question. */
  readonly history: readonly Turn[]
  /** The stored reply, when the same key was sent before and has been answered. */
  readonly reply: StoredReply | undefined
  /** The instance that took it on; this one, unless the same key was sent before. */
  readonly writer: number | null
}

type Turn = Pick<MessageRow, 'role' | 'text' | 'plan'>

/** Where a guest asks, and as whom. */
export interface Asker {
  readonly restaurantId: string
  readonly ownerId: string
  readonly guestHash: string
}

/** A question on its way into the database. Whoever asks awaits both. */
export interface Asking {
  /**
   * Once Postgres has taken it: nothing but the disk is waited for. What rests on this is told to
   * nobody before `stored`, and is given up when that rejects.
   */
  readonly taken: Promise<AskedQuestion>
  /** Once it is stored for good. */
  readonly stored: Promise<AskedQuestion>
}

/**
 * Stores a guest's question before anyone is told an answer. The first one opens the
 * conversation; a key that was sent before finds its question instead of asking again.
 */
export function askQuestion(asker: Asker, question: Question): Asking {
  const guest = { restaurant: { id: asker.restaurantId }, guestHash: asker.guestHash }
  const taken = Promise.withResolvers<AskedQuestion>()
  const stored = asGuestPipelined(guest, async (send) => {
    const asked = await sendQuestion(send, asker, question)
    taken.resolve(asked)
    return asked
  })
  stored.catch(taken.reject)
  return { taken: taken.promise, stored }
}

async function sendQuestion(
  send: Send,
  asker: Asker,
  { message, key }: Question,
): Promise<AskedQuestion> {
  const values = { ...asker, message, key, writer: instance }
  const [[conversation], [question]] = await Promise.all([
    send(openConversation(values)),
    send(storeQuestion(values)),
  ])
  if (!conversation || !question) throw new Error('A question was neither stored nor found')
  return {
    ...conversation,
    ownerId: asker.ownerId,
    questionId: question.questionId,
    question: question.question,
    history: question.latestFirst.toReversed(),
    reply: storedReply(question),
    writer: question.writer,
  }
}

type Values = Readonly<Record<keyof Asker | keyof Question, string>> & { readonly writer: number }

// One statement, so that two first questions at once share one conversation. The row comes back
// also when its question was asked before, and then as it was.
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

// One statement, as each costs both sides more than what it reads. It sees what was there before
// it: no question of this key, unless that was sent before. Nothing comes between, since whoever
// writes to a conversation has its row.
const storeQuestion = statement<Values, QuestionRow & { readonly latestFirst: readonly Turn[] }>(
  'store_question',
  sql`with stored as (insert into messages
      (owner_id, restaurant_id, conversation_id, role, text, idempotency_key, writer)
    values (${sql.placeholder('ownerId')}, ${sql.placeholder('restaurantId')}, ${conversationId},
      'user', ${sql.placeholder('message')}, ${sql.placeholder('key')},
      ${sql.placeholder('writer')})
    on conflict (conversation_id, idempotency_key) do nothing
    returning id, text, writer, sequence)
  ${withReply(
    sql`select * from stored
      union all select id, text, writer, sequence from messages where ${ofKey}`,
    sql`, (select coalesce(json_agg(turn), '[]') from
        (select role, text, plan from messages
         where conversation_id = ${conversationId} and text <> '' and sequence < asked.sequence
         order by sequence desc limit ${sql.raw(String(historyTurns))}) as turn) as "latestFirst"`,
  )}`,
)
