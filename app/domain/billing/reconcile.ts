import { and, asc, eq, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { checkouts, stripeEvents, subscriptions } from '#app/db/schema/index.ts'
import type { Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { endedStatuses } from './stripe-status.ts'
import { syncSubscription } from './sync-subscription.ts'

// Stripe retries an event for three days. Later replays are rejected because of the old timestamp.
const ledgerDays = 30

/**
 * Fetches from Stripe what no event has reported: every subscription that hasn't ended and every
 * open checkout. A failure of one doesn't affect the others.
 * @param onFailure called for each failure
 * @param signal aborts half-way
 */
export async function reconcile(
  shop: Shop,
  onFailure: (failure: { readonly id: string; readonly error: unknown }) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { running, open } = await asSystem('subscriptions are reconciled', async (transaction) => {
    await transaction
      .delete(stripeEvents)
      .where(lt(stripeEvents.createdAt, sql`now() - make_interval(days => ${ledgerDays})`))
    return {
      running: await transaction
        .select({ id: subscriptions.subscriptionId })
        .from(subscriptions)
        .where(
          and(
            isNotNull(subscriptions.stripeCustomerId),
            notInArray(subscriptions.stripeStatus, [...endedStatuses]),
          ),
        )
        .orderBy(asc(subscriptions.createdAt)),
      open: await transaction
        .select({ id: checkouts.sessionId })
        .from(checkouts)
        .where(and(eq(checkouts.status, 'open'), isNotNull(checkouts.sessionId))),
    }
  })
  const attempt = async (id: string, run: () => Promise<unknown>) => {
    signal?.throwIfAborted()
    try {
      await run()
    } catch (error) {
      onFailure({ id, error })
    }
  }
  // Sequentially, because of Stripe's rate limit.
  for (const { id } of open) {
    if (id) await attempt(id, () => settleFound(shop, id))
  }
  for (const { id } of running) await attempt(id, () => syncOrThrow(shop, id))
}

async function syncOrThrow(shop: Shop, id: string): Promise<void> {
  if (await syncSubscription(shop, id)) return
  throw new Error(`Stripe knows nothing of ${id}: was it sold under another key?`)
}

async function settleFound(shop: Shop, sessionId: string): Promise<void> {
  const checkout = await shop.payments.findCheckout(sessionId)
  if (checkout) await settleCheckout(shop, checkout)
}

/** Starts the next month of free subscriptions, which Stripe doesn't know. */
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
