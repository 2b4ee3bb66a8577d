import { sql } from 'drizzle-orm'
import { asSystemPipelined } from '#app/db/actors.ts'
import { instance } from '#app/db/listener.ts'
import { statement } from '#app/db/statement.ts'
import { readQuestionById, storedReply, type StoredReply } from './stored-question.ts'

/**
 * Makes this instance the writer of a question's reply, unless another one has taken over in the
 * meantime or the reply exists.
 * @param from the last known writer
 * @returns the writer and the reply as they are now
 */
export async function takeOverQuestion(
  questionId: string,
  from: number | null,
): Promise<{ writer: number | null; reply: StoredReply | undefined }> {
  const [, [question]] = await asSystemPipelined('a question is taken over', (send) =>
    Promise.all([
      send(changeWriter({ questionId, from, to: instance })),
      send(readQuestionById({ questionId })),
    ]),
  )
  if (!question) throw new Error('The question to take over no longer exists')
  return { writer: question.writer, reply: storedReply(question) }
}

const changeWriter = statement<
  { readonly questionId: string; readonly from: number | null; readonly to: number },
  never
>(
  'change_writer',
  sql`update messages set writer = ${sql.placeholder('to')}::integer
    where id = ${sql.placeholder('questionId')}
      and writer is not distinct from ${sql.placeholder('from')}::integer
      and not exists (select from messages as reply where reply.reply_to = messages.id)`,
)
