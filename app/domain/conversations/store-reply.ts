import { sql } from 'drizzle-orm'
import { asSystemPipelined } from '#app/db/actors.ts'
import type { StoredDishCard } from '#app/db/schema/messages.ts'
import { groupCommit, setLockTimeout } from '#app/db/group-commit.ts'
import { statement } from '#app/db/statement.ts'
import { countUsage } from '../billing/count-usage.ts'
import type { Evidence } from './evidence.ts'
import type { Insight } from './insight.ts'
import { storeEvidence } from './store-evidence.ts'
import { storeInsight } from './store-insight.ts'

/** A finished reply. */
export interface Reply {
  readonly id: string
  readonly ownerId: string
  readonly questionId: string
  readonly conversationId: string
  readonly text: string
  readonly dishes: readonly StoredDishCard[]
  /** The rendered reply and the state it was rendered from. */
  readonly blocks: readonly unknown[]
  readonly plan: unknown
  readonly totalTokens: number
  /** Whether it counts towards its owner's plan. */
  readonly isCounted: boolean
  /** What the question was about, if known. */
  readonly about: Insight | undefined
  /** The recorded allergens and diets that the reply mentions. */
  readonly evidence?: readonly Evidence[]
}

/**
 * Stores a reply, and counts it if required, in one transaction. It doesn't matter whether the
 * guest is still connected. Idempotent per reply and per question. Replies that finish while others
 * are being stored share a transaction.
 */
export const storeReply: (reply: Reply) => Promise<void> = groupCommit(storeReplies)

async function storeReplies(replies: readonly Reply[]): Promise<void> {
  // Sorted, so that two processes never deadlock: all conversations are locked before any
  // subscription.
  const byConversation = replies.toSorted(by('conversationId'))
  const byOwner = replies.toSorted(by('ownerId'))
  await asSystemPipelined('replies are stored and counted', (send) =>
    Promise.all([
      ...(replies.length > 1 ? [send(setLockTimeout({}))] : []),
      ...byConversation.map((reply) =>
        send(
          storeMessage({
            ...reply,
            dishes: JSON.stringify(reply.dishes),
            blocks: JSON.stringify(reply.blocks),
            plan: JSON.stringify(reply.plan),
          }),
        ),
      ),
      ...byOwner.flatMap(({ id, isCounted }) =>
        isCounted ? [send(countUsage({ messageId: id }))] : [],
      ),
      ...replies.flatMap(({ id, about }) => (about ? [send(storeInsight(id, about))] : [])),
      ...replies.flatMap(({ id, evidence = [] }) =>
        evidence.length > 0 ? [send(storeEvidence(id, evidence))] : [],
      ),
    ]),
  )
}

const by = (key: 'conversationId' | 'ownerId') => (a: Reply, b: Reply) =>
  Number(a[key] > b[key]) - Number(a[key] < b[key])

// Locks the conversation, so that a concurrent erasure runs entirely before or after.
const storeMessage = statement<
  Pick<Reply, 'id' | 'questionId' | 'conversationId' | 'text' | 'totalTokens'> & {
    readonly dishes: string
    readonly blocks: string
    readonly plan: string
  },
  never
>(
  'store_reply',
  sql`with conversation as
      (select * from conversations where id = ${sql.placeholder('conversationId')} for update)
    insert into messages (id, owner_id, restaurant_id, conversation_id, role, text, dishes,
      blocks, plan, reply_to, total_tokens)
    select ${sql.placeholder('id')}::uuid, owner_id, restaurant_id, id, 'assistant',
      case when erased_at is null then ${sql.placeholder('text')} else '' end,
      case when erased_at is null then ${sql.placeholder('dishes')}::jsonb else '[]' end,
      case when erased_at is null then ${sql.placeholder('blocks')}::jsonb else '[]' end,
      case when erased_at is null then ${sql.placeholder('plan')}::jsonb end,
      ${sql.placeholder('questionId')}::uuid, ${sql.placeholder('totalTokens')}::integer
    from conversation
    on conflict do nothing`,
)
