import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { subscriptions, trials } from '#app/db/schema/index.ts'
import { heldStatuses } from './stripe-status.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The one that counts (spec section 4): of an owner's active ones the latest. */
export async function findActiveSubscription(
  transaction: Transaction,
  ownerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.ownerId, ownerId), eq(subscriptions.status, 'active')))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  return row
}

/** Of all that an owner has or had, the latest. */
export async function findLatestSubscription(
  transaction: Transaction,
  ownerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, ownerId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  return row
}

/** One that is paid for, or can still be: beside it no other is sold. */
export async function findHeldSubscription(
  transaction: Transaction,
  ownerId: string,
): Promise<SubscriptionRow | undefined> {
  return (await listHeldSubscriptions(transaction, ownerId))[0]
}

/** All of those, the latest first; there is more than one only where Stripe's own pages began it. */
export async function listHeldSubscriptions(
  transaction: Transaction,
  ownerId: string,
): Promise<SubscriptionRow[]> {
  return transaction
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.ownerId, ownerId),
        isNotNull(subscriptions.stripeCustomerId),
        inArray(subscriptions.stripeStatus, [...heldStatuses]),
      ),
    )
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
}

/** Stripe's id of the owner as a customer, from the latest purchase. */
export async function findCustomerId(
  transaction: Transaction,
  ownerId: string,
): Promise<string | undefined> {
  const [row] = await transaction
    .select({ id: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.ownerId, ownerId), isNotNull(subscriptions.stripeCustomerId)))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  return row?.id ?? undefined
}

/** Whether the one trial was used: by the ledger, or, as the spec has it, by a canceled Starter. */
export async function findHadTrial(transaction: Transaction, ownerId: string): Promise<boolean> {
  const [began, starters] = await Promise.all([
    transaction.$count(trials, eq(trials.ownerId, ownerId)),
    transaction.$count(
      subscriptions,
      and(
        eq(subscriptions.ownerId, ownerId),
        eq(subscriptions.planName, 'Starter'),
        eq(subscriptions.status, 'canceled'),
      ),
    ),
  ])
  return began > 0 || starters > 0
}
