import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { subscriptions } from '#app/db/schema/index.ts'

/** Starts the next month of free subscriptions, which don't exist at Stripe. */
export async function renewFreeSubscriptions(): Promise<void> {
  await asSystem('free subscriptions are renewed', async (transaction) => {
    await transaction
      .update(subscriptions)
      .set({
        currentPeriodStart: sql`now()`,
        currentPeriodEnd: sql`now() + interval '1 month'`,
        aiMessageUsed: 0,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          isNull(subscriptions.stripeCustomerId),
          eq(subscriptions.status, 'active'),
          lte(subscriptions.currentPeriodEnd, sql`now()`),
        ),
      )
  })
}
