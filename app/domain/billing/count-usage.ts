import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { overageReports, subscriptions, usageRecords } from '#app/db/schema/index.ts'
import { isOverage } from '../plans.ts'

/**
 * Counts a stored reply for the owner's latest active subscription, in the transaction that
 * stores it. Past the limit Stripe is to be told of it; the row that says so stands or falls
 * with the reply.
 */
export async function countUsage(
  transaction: Transaction,
  ownerId: string,
  messageId: string,
): Promise<void> {
  const latest = transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.ownerId, ownerId), eq(subscriptions.status, 'active')))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  const [counted] = await transaction
    .update(subscriptions)
    .set({ aiMessageUsed: sql`${subscriptions.aiMessageUsed} + 1`, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, latest))
    .returning({
      id: subscriptions.id,
      used: subscriptions.aiMessageUsed,
      limit: subscriptions.aiMessageLimit,
      stripeCustomerId: subscriptions.stripeCustomerId,
      // Over, and Stripe has not yet told of the next: the reply is that one's first.
      isPeriodOver: sql<boolean>`${subscriptions.currentPeriodEnd} <= now()`,
    })
  if (!counted) return
  const isExtra = !counted.isPeriodOver && isOverage(counted.used - 1, counted.limit)
  await transaction.insert(usageRecords).values({
    messageId,
    ownerId,
    subscriptionId: counted.id,
    isOverage: isExtra,
  })
  if (isExtra && counted.stripeCustomerId !== null) {
    const { stripeCustomerId } = counted
    await transaction.insert(overageReports).values({ messageId, stripeCustomerId })
  }
}
