import { and, eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { checkouts, owners } from '#app/db/schema/index.ts'
import { Conflict, NotFound } from '../errors.ts'
import { hasTrial, type Plan } from '../plans.ts'
import { findOpenCheckout, type CheckoutRow } from './find-open-checkout.ts'
import { findCustomerId, findHadTrial, findHeldSubscription } from './find-subscription.ts'

// Stripe closes a checkout after 24 hours and then forgets its key.
const usableHours = 23

/**
 * The owner's open checkout, and whether it sells just what is wanted now; or a new one.
 * @throws {Conflict} when there is a subscription already
 */
export async function claimCheckout(
  ownerId: string,
  plan: Plan,
  locale: 'en' | 'tr',
): Promise<{ row: CheckoutRow; isWanted: boolean }> {
  return asSystem('a checkout begins', async (transaction) => {
    const owner = await lockOwner(transaction, ownerId)
    if (await findHeldSubscription(transaction, ownerId)) throw new Conflict('already_subscribed')
    const stripeCustomerId = (await findCustomerId(transaction, ownerId)) ?? null
    const isTrial = hasTrial(plan, await findHadTrial(transaction, ownerId))
    const wanted = {
      planId: plan.id,
      locale,
      stripeCustomerId,
      email: owner.email,
      trialDays: isTrial ? plan.trial_period_days : null,
    }
    await forgetUnusable(transaction, ownerId)
    const open = await findOpenCheckout(transaction, ownerId)
    if (open) return { row: open, isWanted: sells(open, wanted) }
    const [row] = await transaction
      .insert(checkouts)
      .values({ ownerId, ...wanted })
      .returning()
    if (!row) throw new Error('A checkout was not stored')
    return { row, isWanted: true }
  })
}

async function lockOwner(transaction: Transaction, ownerId: string) {
  const [owner] = await transaction
    .select()
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update')
  if (!owner) throw new NotFound('page_not_found')
  return owner
}

/** One whose opening Stripe never answered cannot be paid: nobody knows its address. */
async function forgetUnusable(transaction: Transaction, ownerId: string): Promise<void> {
  const isOld = sql`${checkouts.createdAt} < now() - make_interval(hours => ${usableHours})`
  await transaction
    .update(checkouts)
    .set({ status: 'expired', updatedAt: sql`now()` })
    .where(
      and(
        eq(checkouts.ownerId, ownerId),
        eq(checkouts.status, 'open'),
        sql`${checkouts.sessionId} is null`,
        isOld,
      ),
    )
}

type Wanted = Pick<CheckoutRow, 'planId' | 'locale' | 'stripeCustomerId' | 'email' | 'trialDays'>

function sells(row: CheckoutRow, wanted: Wanted): boolean {
  const keys = ['planId', 'locale', 'stripeCustomerId', 'email', 'trialDays'] as const
  return keys.every((key) => row[key] === wanted[key])
}
