import { asc, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages, owners } from '#app/db/schema/index.ts'

const ownersAtOnce = 100

/**
 * Stores every owner's totals of conversations and messages up to a month ago. Newer ones are
 * counted on each read, so that the total is always consistent with the daily counts shown beside
 * it.
 * @param signal aborts half-way
 */
export async function countTotals(signal?: AbortSignal): Promise<void> {
  let last = ''
  for (;;) {
    const after = last
    const found = await asSystem('owners are listed for their totals', (transaction) =>
      transaction
        .select({ id: owners.id })
        .from(owners)
        .where(after === '' ? undefined : gt(owners.id, after))
        .orderBy(asc(owners.id))
        .limit(ownersAtOnce),
    )
    for (const { id } of found) {
      signal?.throwIfAborted()
      await countTotalsOf(id)
    }
    last = found.at(-1)?.id ?? ''
    if (found.length < ownersAtOnce) return
  }
}

async function countTotalsOf(ownerId: string): Promise<void> {
  await asSystem('an owner’s totals are counted', async (transaction) => {
    // Locks out the concurrent deletion of a restaurant with its conversations.
    const [owner] = await transaction
      .select({ id: owners.id })
      .from(owners)
      .where(eq(owners.id, ownerId))
      .for('no key update')
    if (!owner) return
    const until = sql`date_trunc('milliseconds', now() - interval '31 days')`
    const counted = (table: typeof conversations | typeof messages) =>
      sql<number>`(select count(*)::int from ${table} where ${eq(table.ownerId, ownerId)} and ${table.createdAt} < ${until})`
    const totals = {
      conversations: counted(conversations),
      messages: counted(messages),
      countedUntil: until,
    }
    await transaction
      .insert(conversationTotals)
      .values({ ownerId, ...totals })
      .onConflictDoUpdate({ target: conversationTotals.ownerId, set: totals })
  })
}
