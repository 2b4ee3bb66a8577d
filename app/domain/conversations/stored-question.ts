import { sql, type SQL } from 'drizzle-orm'
import type { messages } from '#app/db/schema/index.ts'
import { statement } from '#app/db/statement.ts'

/** A reply as it was stored. */
export type StoredReply = Pick<
  typeof messages.$inferSelect,
  'id' | 'text' | 'dishes' | 'blocks' | 'totalTokens'
>

/** A question with its reply, whose columns are null if there is none. */
export type QuestionRow = { [Field in keyof StoredReply]: StoredReply[Field] | null } & {
  readonly questionId: string
  readonly question: string
  readonly writer: number | null
}

/**
 * Selects the guest's only conversation that isn't erased; row-level security hides other guests'.
 */
export const conversationId = sql`(select id from conversations where erased_at is null)`

/** Selects the guest's question with this key. */
export const matchesKey = sql`conversation_id = ${conversationId} and idempotency_key = ${sql.placeholder('key')}`

/** Reads a guest's question by its key, with its reply if there is one. */
export const readQuestion = statement<{ key: string }, QuestionRow>(
  'read_question',
  withReply(sql`select * from messages where ${matchesKey}`),
)

/** Reads any guest's question by id, with its reply if there is one. */
export const readQuestionById = statement<{ questionId: string }, QuestionRow>(
  'read_question_by_id',
  withReply(sql`select * from messages where id = ${sql.placeholder('questionId')}`),
)

/**
 * Joins a question with its reply if there is one.
 * @param question selects the question's row
 * @param columns further columns, which may refer to the question as `asked`
 */
export function withReply(question: SQL, columns: SQL = sql``): SQL {
  return sql`select asked.id as "questionId", asked.text as question, asked.writer,
      reply.id, reply.text, reply.dishes, reply.blocks, reply.total_tokens as "totalTokens"${columns}
    from (${question}) as asked left join messages as reply on reply.reply_to = asked.id`
}

/** Returns the reply in a question's row, if there is one. */
export function storedReply(row: QuestionRow): StoredReply | undefined {
  return hasReply(row) ? row : undefined
}

const hasReply = (row: QuestionRow): row is QuestionRow & StoredReply => row.id !== null
