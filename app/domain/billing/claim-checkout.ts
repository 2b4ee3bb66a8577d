import { and, eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { checkouts } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ConflictError } from '../errors.ts'
import { lockTeam } from '../accounts/lock-team.ts'
import type { Member } from '../actor.ts'
import { hasTrial, type Plan } from '../plans.ts'
import { returnedRow } from '../returned-row.ts'
import { findOpenCheckout, type CheckoutRow } from './find-open-checkout.ts'
import { findCustomerId, hasUsedTrial, findOngoingSubscription } from './subscription-queries.ts'

// Stripe closes a checkout after 24 hours, and deletes its idempotency key.
const usableHours = 23

/**
 * Returns the owner's open checkout, and whether it matches the purchase; or creates one.
 * @throws {ForbiddenError} if the member is no longer an owner of the team
 * @throws {ConflictError} if the owner is subscribed already
 */
export async function claimCheckout(
  member: Member,
  plan: Plan,
  locale: Locale,
): Promise<{ row: CheckoutRow; isMatching: boolean }> {
  return asSystem('a checkout is claimed', async (transaction) => {
    const { id: ownerId, email } = await lockTeam(transaction, member)
    if (await findOngoingSubscription(transaction, ownerId))
      throw new ConflictError('already_subscribed')
    const stripeCustomerId = (await findCustomerId(transaction, ownerId)) ?? null
    const isTrial = hasTrial(plan, await hasUsedTrial(transaction, ownerId))
    const terms = {
      planId: plan.id,
      locale,
      stripeCustomerId,
      email,
      trialDays: isTrial ? plan.trial_period_days : null,
    }
    await expireUnusable(transaction, ownerId)
    const open = await findOpenCheckout(transaction, ownerId)
    if (open) return { row: open, isMatching: matches(open, terms) }
    const insertedRows = await transaction
      .insert(checkouts)
      .values({ ownerId, ...terms })
      .returning()
    return { row: returnedRow(insertedRows), isMatching: true }
  })
}

/** Expires a checkout without a response from Stripe: nobody has its URL, so it can't be paid. */
async function expireUnusable(transaction: Transaction, ownerId: string): Promise<void> {
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

const termKeys = ['planId', 'locale', 'stripeCustomerId', 'email', 'trialDays'] as const

type Terms = Pick<CheckoutRow, (typeof termKeys)[number]>

function matches(row: CheckoutRow, terms: Terms): boolean {
  return termKeys.every((key) => row[key] === terms[key])
}
