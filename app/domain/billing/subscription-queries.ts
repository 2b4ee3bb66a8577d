import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { subscriptions, trials } from '#app/db/schema/index.ts'
import { ongoingStatuses } from './stripe-status.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Finds the subscription that counts (spec section 4): the owner's latest active one. */
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

/** Finds the latest of all current and past subscriptions. */
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

/**
 * Finds a subscription that is paid or can still be paid. While an owner has one, no other is sold.
 */
export async function findOngoingSubscription(
  transaction: Transaction,
  ownerId: string,
): Promise<SubscriptionRow | undefined> {
  return (await listOngoingSubscriptions(transaction, ownerId))[0]
}

/**
 * Lists ongoing subscriptions, latest first. More than one exists only if it was created on
 * Stripe's own pages.
 */
export async function listOngoingSubscriptions(
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
        inArray(subscriptions.stripeStatus, [...ongoingStatuses]),
      ),
    )
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
}

/** Returns the owner's customer id at Stripe, from the latest purchase. */
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

/**
 * Whether the owner's one trial was used: as recorded in `trials`, or, according to the spec, by a
 * canceled Starter.
 */
export async function hasUsedTrial(transaction: Transaction, ownerId: string): Promise<boolean> {
  const [trialCount, canceledStarters] = await Promise.all([
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
  return trialCount > 0 || canceledStarters > 0
}
