import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { owners, stripeEvents, subscriptions, trials, usageRecords } from '#app/db/schema/index.ts'
import { Busy } from '../errors.ts'
import type { PaidSubscription, PaymentEvent, Shop } from './payments.ts'
import { statusOf } from './stripe-status.ts'
import { termsOf } from './terms-of.ts'

// Each round that fails was overtaken by one that succeeded.
const mostRounds = 10

/**
 * Stores a subscription as Stripe has it now. Every way in ends here, an event, a return from
 * the checkout, the hourly look, a button; so whichever comes first, twice or late, the last
 * word is Stripe's. What another process stored meanwhile may be newer than what was fetched
 * here: then it is fetched again.
 *
 * @param subscriptionId Stripe's
 * @param event what told of it, to be noted with it
 * @returns whose it is; nothing where it belongs to nobody here
 * @throws {PaymentsAway} {PaymentsRefused} {Busy}
 */
export async function syncSubscription(
  { payments, plans }: Shop,
  subscriptionId: string,
  event?: PaymentEvent,
): Promise<{ ownerId: string } | undefined> {
  for (let round = 0; round < mostRounds; round++) {
    const known = await asSystem('a subscription is read', (transaction) =>
      findRow(transaction, subscriptionId),
    )
    const told = await payments.findSubscription(subscriptionId)
    const ownerId = known?.ownerId ?? told?.ownerId
    if (!told || !ownerId || !z.uuid().safeParse(ownerId).success) return undefined
    const outcome = await asSystem('a subscription is stored as Stripe has it', (transaction) =>
      store(transaction, { told, ownerId, plans, readRevision: known?.revision, event }),
    )
    if (outcome === 'stored') return { ownerId }
    if (outcome === 'nobody') return undefined
  }
  throw new Busy('payments_away')
}

interface Storing {
  readonly told: PaidSubscription
  readonly ownerId: string
  readonly plans: Shop['plans']
  readonly readRevision: number | undefined
  readonly event: PaymentEvent | undefined
}

async function store(
  transaction: Transaction,
  { told, ownerId, plans, readRevision, event }: Storing,
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
  if (row?.revision !== readRevision) return 'overtaken'
  const values = {
    ...termsOf(told, plans),
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
        ...(isNewPeriod && { aiMessageUsed: countedSince(row.id, told.periodStart) }),
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
  if (event) await noteEvent(transaction, event)
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
function countedSince(id: string, start: Date) {
  return sql`(select count(*) from ${usageRecords}
    where ${usageRecords.subscriptionId} = ${id} and ${usageRecords.createdAt} >= ${start.toISOString()})`
}

/** Notes an event as seen to. */
export async function noteEvent(transaction: Transaction, event: PaymentEvent): Promise<void> {
  const { id, type } = event
  await transaction.insert(stripeEvents).values({ id, type }).onConflictDoNothing()
}
