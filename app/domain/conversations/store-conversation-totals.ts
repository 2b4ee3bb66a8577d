import { asc, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages, owners } from '#app/db/schema/index.ts'
import { lockOwner } from '../locks/lock-owner.ts'

const ownersPerBatch = 100

/**
 * Stores every owner's totals of conversations and messages up to a month ago. Newer ones are
 * counted on each read, so that the total is consistent with the daily counts beside it.
 * @param signal stops before the next owner
 */
export async function storeConversationTotals(signal?: AbortSignal): Promise<void> {
  let last = ''
  for (;;) {
    const after = last
    const page = await asSystem('owners are listed for their totals', (transaction) =>
      transaction
        .select({ id: owners.id })
        .from(owners)
        .where(after === '' ? undefined : gt(owners.id, after))
        .orderBy(asc(owners.id))
        .limit(ownersPerBatch),
    )
    for (const { id } of page) {
      signal?.throwIfAborted()
      await countOwnerTotals(id)
    }
    last = page.at(-1)?.id ?? ''
    if (page.length < ownersPerBatch) return
  }
}

async function countOwnerTotals(ownerId: string): Promise<void> {
  await asSystem('an owner’s totals are counted', async (transaction) => {
    // The lock excludes the concurrent final deletion of a restaurant with its conversations.
    if (!(await lockOwner(transaction, ownerId))) return
    const until = sql`date_trunc('milliseconds', now() - interval '31 days')`
    const countBefore = (table: typeof conversations | typeof messages) =>
      sql<number>`(select count(*)::int from ${table} where ${eq(table.ownerId, ownerId)} and ${table.createdAt} < ${until})`
    const totals = {
      conversations: countBefore(conversations),
      messages: countBefore(messages),
      countedUntil: until,
    }
    await transaction
      .insert(conversationTotals)
      .values({ ownerId, ...totals })
      .onConflictDoUpdate({ target: conversationTotals.ownerId, set: totals })
  })
}
