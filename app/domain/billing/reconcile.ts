import { and, asc, eq, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { checkouts, stripeEvents, subscriptions } from '#app/db/schema/index.ts'
import type { Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { endedStatuses } from './stripe-status.ts'
import { syncSubscription } from './sync-subscription.ts'

// Stripe tells an event again for three days; nobody can replay it after that either, since
// its stamp is too old.
const ledgerDays = 30

/**
 * Looks at Stripe for whatever no event has told: each subscription that has not ended, and
 * each checkout that is open. One that fails holds up no other.
 * @param onFailure told of each
 * @param signal ends it half-way
 */
export async function reconcile(
  shop: Shop,
  onFailure: (failure: { readonly id: string; readonly error: unknown }) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { running, open } = await asSystem('subscriptions are compared', async (transaction) => {
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
  const look = async (id: string, see: () => Promise<unknown>) => {
    signal?.throwIfAborted()
    try {
      await see()
    } catch (error) {
      onFailure({ id, error })
    }
  }
  // One after the other: Stripe limits how often it may be asked.
  for (const { id } of open) {
    if (id) await look(id, () => settleFound(shop, id))
  }
  for (const { id } of running) await look(id, () => compare(shop, id))
}

async function compare(shop: Shop, id: string): Promise<void> {
  if (await syncSubscription(shop, id)) return
  throw new Error(`Stripe knows nothing of ${id}: was it sold under another key?`)
}

async function settleFound(shop: Shop, sessionId: string): Promise<void> {
  const checkout = await shop.payments.findCheckout(sessionId)
  if (checkout) await settleCheckout(shop, checkout)
}

/** Begins the next month of subscriptions that are given and not sold: Stripe knows none of them. */
export async function renewGiven(): Promise<void> {
  await asSystem('given subscriptions are renewed', async (transaction) => {
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
