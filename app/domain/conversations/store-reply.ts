import { sql } from 'drizzle-orm'
import { asSystemAtOnce } from '#app/db/actors.ts'
import type { StoredDishCard } from '#app/db/schema/messages.ts'
import { statement } from '#app/db/statement.ts'
import { countUsage } from '../billing/count-usage.ts'
import type { Evidence } from './evidence.ts'
import type { QuestionNotes } from './question-notes.ts'
import { storeCorrections, type StoredCorrection } from './store-corrections.ts'
import { storeEvidence } from './store-evidence.ts'
import { storeInsight } from './store-insight.ts'

/** A finished reply. */
export interface Reply {
  readonly id: string
  readonly questionId: string
  readonly conversationId: string
  readonly text: string
  readonly dishes: readonly StoredDishCard[]
  readonly totalTokens: number
  /** Whether it counts against its owner's plan. */
  readonly isCounted: boolean
  /** What the question was about, if that could be told. */
  readonly about: QuestionNotes | undefined
  /** What was recorded of the allergens and diets that the reply speaks of. */
  readonly evidence?: readonly Evidence[]
  /** What a model said in it that is not recorded so; none in a reply that no model wrote. */
  readonly corrections?: readonly StoredCorrection[]
}

/**
 * Stores a reply, and counts it where it counts, in one transaction, whether or not the guest still
 * listens. Called again with the same reply or question, it changes nothing.
 */
export async function storeReply(reply: Reply): Promise<void> {
  const { isCounted, about, evidence = [], corrections = [], ...message } = reply
  const values = { ...message, dishes: JSON.stringify(reply.dishes) }
  await asSystemAtOnce('a reply is stored and counted', (send) =>
    Promise.all([
      send(storeMessage(values)),
      ...(isCounted ? [send(countUsage({ messageId: reply.id }))] : []),
      ...(corrections.length > 0 ? [send(storeCorrections(reply.id, corrections))] : []),
      ...(about ? [send(storeInsight(reply.id, about))] : []),
      ...(evidence.length > 0 ? [send(storeEvidence(reply.id, evidence))] : []),
    ]),
  )
}

// The conversation is locked, so that an erasure at this moment comes wholly before or after.
const storeMessage = statement<
  Omit<Reply, 'dishes' | 'isCounted' | 'about' | 'evidence' | 'corrections'> & {
    readonly dishes: string
  },
  never
>(
  'store_reply',
  sql`with conversation as
      (select * from conversations where id = ${sql.placeholder('conversationId')} for update)
    insert into messages (id, owner_id, restaurant_id, conversation_id, role, text, dishes,
      reply_to, total_tokens)
    select ${sql.placeholder('id')}::uuid, owner_id, restaurant_id, id, 'assistant',
      case when erased_at is null then ${sql.placeholder('text')} else '' end,
      case when erased_at is null then ${sql.placeholder('dishes')}::jsonb else '[]' end,
      ${sql.placeholder('questionId')}::uuid, ${sql.placeholder('totalTokens')}::integer
    from conversation
    on conflict do nothing`,
)
