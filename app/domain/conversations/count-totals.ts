import { asc, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages, owners } from '#app/db/schema/index.ts'

const ownersAtOnce = 100

/**
 * Counts every owner's conversations and messages of all times, up to an hour ago: what is being
 * written at this moment may carry an earlier time.
 */
export async function countTotals(): Promise<void> {
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
    for (const { id } of found) await countTotalsOf(id)
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
    const until = sql`date_trunc('milliseconds', now() - interval '1 hour')`
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
