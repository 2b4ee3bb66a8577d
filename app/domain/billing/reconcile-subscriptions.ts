import { and, asc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { checkouts, stripeEvents, subscriptions } from '#app/db/schema/index.ts'
import { deleteInSlices } from '../jobs/slices.ts'
import type { BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'
import { endedStatuses } from './stripe-status.ts'
import { isInSync, syncSubscription } from './sync-subscription.ts'

// Stripe retries an event for three days. Later replays are rejected because of the old timestamp.
const stripeEventRetentionDays = 30

/**
 * Fetches from Stripe what no event has reported: every subscription that hasn't ended and every
 * open checkout. A failure of one doesn't affect the others.
 * @param onFailure called for each failure
 * @param signal stops before the next item
 */
export async function reconcileSubscriptions(
  billing: BillingContext,
  onFailure: (failure: { readonly id: string; readonly error: unknown }) => void,
  signal?: AbortSignal,
): Promise<void> {
  await deleteInSlices(
    'old events are deleted',
    stripeEvents,
    lt(stripeEvents.createdAt, sql`now() - make_interval(days => ${stripeEventRetentionDays})`),
    { signal },
  )
  const { running, open } = await asSystem('subscriptions are reconciled', async (transaction) => {
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
    if (id) await attempt(id, () => settleIfExists(billing, id))
  }
  const inSync = new Set<string>()
  // Without the list, each subscription is fetched.
  if (running.length > 0) await attempt('list', () => addInSync(inSync, billing, signal))
  for (const { id } of running) {
    if (!inSync.has(id)) await attempt(id, () => syncOrThrow(billing, id))
  }
}

/** Adds the ids of the subscriptions that are stored as Stripe lists them, a hundred per call. */
async function addInSync(
  inSync: Set<string>,
  { payments, plans }: BillingContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let after: string | undefined; ;) {
    signal?.throwIfAborted()
    const { subscriptions: listed, next } = await payments.listSubscriptions(after)
    const ids = listed.map(({ id }) => id)
    const rows = await asSystem('listed subscriptions are read', (transaction) =>
      transaction.select().from(subscriptions).where(inArray(subscriptions.subscriptionId, ids)),
    )
    const rowById = new Map(rows.map((row) => [row.subscriptionId, row]))
    for (const fetched of listed) {
      const row = rowById.get(fetched.id)
      if (row && isInSync(row, fetched, plans)) inSync.add(fetched.id)
    }
    if (next === undefined) return
    after = next
  }
}

async function settleIfExists(billing: BillingContext, sessionId: string): Promise<void> {
  const checkout = await billing.payments.findCheckout(sessionId)
  if (checkout) await settleCheckout(billing, checkout)
}

async function syncOrThrow(billing: BillingContext, id: string): Promise<void> {
  if (await syncSubscription(billing, id)) return
  throw new Error(`Stripe has no subscription ${id}; was it created with a different API key?`)
}
