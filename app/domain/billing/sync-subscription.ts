import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { owners, subscriptions, trials, usageRecords } from '#app/db/schema/index.ts'
import { findLatestSubscription } from './find-subscription.ts'
import type { PaidSubscription, Shop } from './payments.ts'
import { allowedMessages, inheritedCeiling, overageTerms } from './overage-ceiling.ts'
import { statusOf } from './stripe-status.ts'
import { termsOf } from './terms-of.ts'

// What the revision of a row counts as before there is one.
const unstored = -1

/**
 * Stores a subscription as Stripe has it now. Every way in ends here, an event, a return from
 * the checkout, the hourly look, a button; so whichever comes first, twice or late, the last
 * word is Stripe's. What another process stored meanwhile may be newer than what was fetched
 * here: then it is fetched again, once at most, however many store it at the same time.
 *
 * @param subscriptionId Stripe's
 * @returns whose it is; nothing where it belongs to nobody here
 * @throws {PaymentsUnavailable} {PaymentsRefused}
 */
export async function syncSubscription(
  { payments, plans }: Shop,
  subscriptionId: string,
): Promise<{ ownerId: string } | undefined> {
  let begun: number | undefined
  for (;;) {
    const known = await asSystem('a subscription is read', (transaction) =>
      findRow(transaction, subscriptionId),
    )
    const revision = known?.revision ?? unstored
    begun ??= revision
    // Stored twice since we began: for the second, Stripe was asked when the first was stored,
    // so after we began. There is nothing newer for us to bring.
    if (known && revision >= begun + 2) return { ownerId: known.ownerId }
    const told = await payments.findSubscription(subscriptionId)
    const ownerId = known?.ownerId ?? told?.ownerId
    if (!told || !ownerId || !z.uuid().safeParse(ownerId).success) return undefined
    const outcome = await asSystem('a subscription is stored as Stripe has it', (transaction) =>
      store(transaction, { told, ownerId, plans, readRevision: revision }),
    )
    if (outcome === 'stored') return { ownerId }
    if (outcome === 'nobody') return undefined
  }
}

interface Storing {
  readonly told: PaidSubscription
  readonly ownerId: string
  readonly plans: Shop['plans']
  readonly readRevision: number
}

async function store(
  transaction: Transaction,
  { told, ownerId, plans, readRevision }: Storing,
): Promise<'stored' | 'overtaken' | 'nobody'> {
  // Locked: changes of one owner's subscriptions come one after the other, and the owner stays.
  // Not against its key: a reply that is being counted holds the subscription and needs that.
  const [owner] = await transaction
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update')
  if (!owner) return 'nobody'
  const row = await findRow(transaction, told.id)
  if ((row?.revision ?? unstored) !== readRevision) return 'overtaken'
  const terms = termsOf(told, plans)
  const overageCeiling = row
    ? row.overageCeiling
    : inheritedCeiling(await findLatestSubscription(transaction, ownerId), terms.planName)
  const values = {
    ...terms,
    overageCeiling,
    overageAllowance: allowedMessages(overageTerms(terms.planName, overageCeiling)),
    stripeCustomerId: told.customerId,
    status: statusOf(told.status),
    stripeStatus: told.status,
    startedAt: told.startedAt,
    currentPeriodStart: told.periodStart,
    currentPeriodEnd: told.periodEnd,
    cancelAtPeriodEnd: told.willCancelAtPeriodEnd,
    trialEnd: told.trialEnd ?? null,
    endedAt: told.endedAt ?? null,
  }
  if (row) {
    const isNewPeriod = told.periodStart.getTime() !== row.currentPeriodStart.getTime()
    await transaction
      .update(subscriptions)
      .set({
        ...values,
        ...(isNewPeriod && {
          aiMessageUsed: countedSince(row.id, told.periodStart),
          overageUsed: countedSince(row.id, told.periodStart, usageRecords.isOverage),
        }),
        revision: row.revision + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(subscriptions.id, row.id))
  } else {
    await transaction.insert(subscriptions).values({ ...values, ownerId, subscriptionId: told.id })
  }
  if (told.trialEnd) {
    const trial = { ownerId, subscriptionId: told.id }
    await transaction.insert(trials).values(trial).onConflictDoNothing()
  }
  return 'stored'
}

/** Locked, so that no reply is counted between a look at the ledger and a new count. */
async function findRow(transaction: Transaction, subscriptionId: string) {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionId, subscriptionId))
    .for('update')
  return row
}

/** What the ledger has of a period: replies given before we heard that it began count in it. */
function countedSince(id: string, start: Date, which: SQLWrapper = sql`true`) {
  return sql`(select count(*) from ${usageRecords} where ${usageRecords.subscriptionId} = ${id}
    and ${usageRecords.createdAt} >= ${start.toISOString()} and ${which})`
}
