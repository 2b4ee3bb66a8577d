import { asc, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages, owners } from '#app/db/schema/index.ts'

const ownersAtOnce = 100

/**
 * Counts every owner's conversations and messages up to a month ago. What came since is counted
 * at each look, so that the total never falls behind the days that stand beside it.
 * @param signal ends it half-way
 */
export async function countTotals(signal?: AbortSignal): Promise<void> {
  let last = ''
  for (;;) {
    const after = last
    const found = await asSystem('owners are gone through for their totals', (transaction) =>
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
    // Against a restaurant that is being deleted with what was said in it.
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
