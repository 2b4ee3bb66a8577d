import { aliasedTable, and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { asGuest } from '#app/db/actors.ts'
import { conversations, messages } from '#app/db/schema/index.ts'
import type { Asker } from '../conversations/ask-question.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'

/** A stored reply, with its question. */
export interface StoredAnswer {
  readonly question: string
  readonly answer: string
  readonly blocks: readonly unknown[]
  readonly answeredAt: Date
  /** The versions of the records that it rests on; null if none were stored with it. */
  readonly records: readonly string[] | null
}

const planSchema = z.object({ records: z.array(z.string()) })

/**
 * Finds a reply in the guest's own conversation.
 * @throws {NotFoundError} if there is none, also because it was erased
 */
export async function findAnswer(
  { restaurantId, guestHash }: Pick<Asker, 'restaurantId' | 'guestHash'>,
  messageId: string,
): Promise<StoredAnswer> {
  const id = requireRowId(messageId, 'answer_gone')
  const question = aliasedTable(messages, 'question')
  const [row] = await asGuest({ restaurant: { id: restaurantId }, guestHash }, (transaction) =>
    transaction
      .select({
        question: question.text,
        answer: messages.text,
        blocks: messages.blocks,
        plan: messages.plan,
        answeredAt: messages.createdAt,
      })
      .from(messages)
      .innerJoin(question, eq(question.id, messages.replyTo))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(messages.id, id), isNull(conversations.erasedAt))),
  )
  if (!row || row.answer === '' || row.question === '') throw new NotFoundError('answer_gone')
  const { plan, ...answer } = row
  const { data } = planSchema.safeParse(plan)
  return { ...answer, records: data?.records ?? null }
}
