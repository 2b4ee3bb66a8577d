import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages, owners } from '#app/db/schema/index.ts'
import { lockOwner } from '../locks/lock-owner.ts'

const ownersPerBatch = 100

/** Everything before this moment is counted. */
const until = sql`date_trunc('milliseconds', now() - interval '31 days')`

/**
 * Stores every owner's totals of conversations and messages up to a month ago, once a day each, so
 * that an hour's work is small however many owners there are. Newer ones are counted on each read,
 * so that the total is consistent with the daily counts beside it.
 * @param signal stops before the next owner
 */
export async function storeConversationTotals(signal?: AbortSignal): Promise<void> {
  let ownerIds: readonly string[]
  do {
    ownerIds = await findDueOwners()
    for (const ownerId of ownerIds) {
      signal?.throwIfAborted()
      await countOwnerTotals(ownerId)
    }
  } while (ownerIds.length === ownersPerBatch)
}

async function findDueOwners(): Promise<readonly string[]> {
  const rows = await asSystem('owners are listed for their totals', (transaction) =>
    transaction
      .select({ id: owners.id })
      .from(owners)
      .leftJoin(conversationTotals, eq(conversationTotals.ownerId, owners.id))
      .where(
        or(
          isNull(conversationTotals.ownerId),
          lt(conversationTotals.countedUntil, sql`${until} - interval '1 day'`),
        ),
      )
      .limit(ownersPerBatch),
  )
  return rows.map(({ id }) => id)
}

/** Adds what has become a month old since the last count. */
async function countOwnerTotals(ownerId: string): Promise<void> {
  await asSystem('an owner’s totals are counted', async (transaction) => {
    // The lock excludes the concurrent final deletion of a restaurant with its conversations.
    if (!(await lockOwner(transaction, ownerId))) return
    const [counted] = await transaction
      .select()
      .from(conversationTotals)
      .where(eq(conversationTotals.ownerId, ownerId))
    const since = counted?.countedUntil ?? new Date(0)
    const countNew = (table: typeof conversations | typeof messages) =>
      sql<number>`(select count(*)::int from ${table} where ${and(
        eq(table.ownerId, ownerId),
        gte(table.createdAt, since),
        lt(table.createdAt, until),
      )})`
    const totals = {
      conversations: sql<number>`${counted?.conversations ?? 0} + ${countNew(conversations)}`,
      messages: sql<number>`${counted?.messages ?? 0} + ${countNew(messages)}`,
      countedUntil: until,
    }
    await transaction
      .insert(conversationTotals)
      .values({ ownerId, ...totals })
      .onConflictDoUpdate({ target: conversationTotals.ownerId, set: totals })
  })
}
