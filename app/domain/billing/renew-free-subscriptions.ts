import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { subscriptions } from '#app/db/schema/index.ts'
import { rowsPerSlice, runInSlices } from '../jobs/slices.ts'

/**
 * Starts the next month of free subscriptions, which don't exist at Stripe.
 * @param signal stops before the next slice
 */
export function renewFreeSubscriptions(signal?: AbortSignal): Promise<void> {
  return runInSlices(renewSlice, signal)
}

function renewSlice(): Promise<number> {
  return asSystem('free subscriptions are renewed', async (transaction) => {
    const slice = transaction
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          isNull(subscriptions.stripeCustomerId),
          eq(subscriptions.status, 'active'),
          lte(subscriptions.currentPeriodEnd, sql`now()`),
        ),
      )
      .limit(rowsPerSlice)
      .for('update', { skipLocked: true })
    const { rowCount } = await transaction
      .update(subscriptions)
      .set({
        currentPeriodStart: sql`now()`,
        currentPeriodEnd: sql`now() + interval '1 month'`,
        aiMessageUsed: 0,
        updatedAt: sql`now()`,
      })
      .where(inArray(subscriptions.id, slice))
    return rowCount ?? 0
  })
}
