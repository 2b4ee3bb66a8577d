import { isDeepStrictEqual } from 'node:util'
import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { subscriptions, trials, usageRecords } from '#app/db/schema/index.ts'
import { isRowId } from '../field-schemas.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { findLatestSubscription } from './subscription-queries.ts'
import type { PaidSubscription, BillingContext } from './payments.ts'
import { allowedMessages, inheritedCeiling, overageTerms } from './overage-ceiling.ts'
import { toSubscriptionStatus } from './stripe-status.ts'
import { findSoldPlan, requireSoldPlan, type SoldPlan } from './find-sold-plan.ts'

// The revision of a row that doesn't exist yet.
const noRevision = -1

/**
 * Stores a subscription as Stripe currently has it. Every update goes through here (events, returns
 * from the checkout, the hourly reconciliation, buttons), so their order doesn't matter: the result
 * is always Stripe's state. If another process has stored something since the fetch, the
 * subscription is fetched again, at most once, however many processes store it at the same time.
 * @param subscriptionId Stripe's id
 * @returns its owner; undefined if it belongs to no owner here
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}
 */
export async function syncSubscription(
  { payments, plans }: BillingContext,
  subscriptionId: string,
): Promise<{ ownerId: string } | undefined> {
  let initialRevision: number | undefined
  for (;;) {
    const storedSubscription = await asSystem('a subscription is read', (transaction) =>
      lockRow(transaction, subscriptionId),
    )
    const revision = storedSubscription?.revision ?? noRevision
    initialRevision ??= revision
    // Stored twice since we began: the second store fetched from Stripe after the first one, and so
    // after we began. Another fetch would find nothing newer.
    if (storedSubscription && revision >= initialRevision + 2)
      return { ownerId: storedSubscription.ownerId }
    const stripeSubscription = await payments.findSubscription(subscriptionId)
    const ownerId = storedSubscription?.ownerId ?? stripeSubscription?.ownerId
    if (!stripeSubscription || !ownerId || !isRowId(ownerId)) return undefined
    const outcome = await asSystem('a subscription is synchronised', (transaction) =>
      store(transaction, { fetched: stripeSubscription, ownerId, plans, readRevision: revision }),
    )
    if (outcome === 'stored') return { ownerId }
    if (outcome === 'unowned') return undefined
  }
}

interface StoreInput {
  readonly fetched: PaidSubscription
  readonly ownerId: string
  readonly plans: BillingContext['plans']
  readonly readRevision: number
}

async function store(
  transaction: Transaction,
  { fetched, ownerId, plans, readRevision }: StoreInput,
): Promise<'stored' | 'overtaken' | 'unowned'> {
  if (!(await lockOwner(transaction, ownerId))) return 'unowned'
  const row = await lockRow(transaction, fetched.id)
  if ((row?.revision ?? noRevision) !== readRevision) return 'overtaken'
  const plan = requireSoldPlan(fetched, plans)
  const overageCeiling = row
    ? row.overageCeiling
    : inheritedCeiling(await findLatestSubscription(transaction, ownerId), plan.planName)
  const values = valuesOf(fetched, plan, overageCeiling)
  if (row) {
    const isNewPeriod = fetched.periodStart.getTime() !== row.currentPeriodStart.getTime()
    await transaction
      .update(subscriptions)
      .set({
        ...values,
        ...(isNewPeriod && {
          aiMessageUsed: countedSince(row.id, fetched.periodStart),
          overageUsed: countedSince(row.id, fetched.periodStart, usageRecords.isOverage),
        }),
        revision: row.revision + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(subscriptions.id, row.id))
  } else {
    await transaction
      .insert(subscriptions)
      .values({ ...values, ownerId, subscriptionId: fetched.id })
  }
  if (fetched.trialEnd) {
    const trial = { ownerId, subscriptionId: fetched.id }
    await transaction.insert(trials).values(trial).onConflictDoNothing()
  }
  return 'stored'
}

type Row = typeof subscriptions.$inferSelect

/** The columns that follow from Stripe's state and the owner's ceiling. */
const valuesOf = (
  fetched: PaidSubscription,
  plan: SoldPlan,
  overageCeiling: Row['overageCeiling'],
) => ({
  ...plan,
  overageCeiling,
  overageAllowance: allowedMessages(overageTerms(plan.planName, overageCeiling)),
  stripeCustomerId: fetched.customerId,
  status: toSubscriptionStatus(fetched.status),
  stripeStatus: fetched.status,
  startedAt: fetched.startedAt,
  currentPeriodStart: fetched.periodStart,
  currentPeriodEnd: fetched.periodEnd,
  cancelAtPeriodEnd: fetched.willCancelAtPeriodEnd,
  trialEnd: fetched.trialEnd ?? null,
  endedAt: fetched.endedAt ?? null,
})

/** Whether a stored subscription is as Stripe has it. */
export function isInSync(
  row: Row,
  fetched: PaidSubscription,
  plans: BillingContext['plans'],
): boolean {
  const plan = findSoldPlan(fetched, plans)
  if (!plan) return false
  const stored = new Map(Object.entries(row))
  return Object.entries(valuesOf(fetched, plan, row.overageCeiling)).every(([column, value]) =>
    isDeepStrictEqual(stored.get(column), value),
  )
}

/** Locks the row, so that no reply is counted between reading the usage records and storing a count. */
async function lockRow(transaction: Transaction, subscriptionId: string) {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionId, subscriptionId))
    .for('update')
  return row
}

/**
 * Counts the usage records of a period. They include replies written before Stripe reported that it
 * had started.
 */
function countedSince(id: string, start: Date, condition: SQLWrapper = sql`true`) {
  return sql`(select count(*) from ${usageRecords} where ${usageRecords.subscriptionId} = ${id}
    and ${usageRecords.createdAt} >= ${start.toISOString()} and ${condition})`
}
