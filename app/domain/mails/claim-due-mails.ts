import { and, asc, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'
import { longestSeconds } from '../outbox/back-off.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** How many leave at a time. */
const batchSize = 5

/**
 * For so long a claimed mail is the claimer's alone; then another process takes it up. More
 * than a delivery may take.
 */
const leaseSeconds = 60

export type DueMail = typeof mails.$inferSelect

/** Mail whose time has come. */
export interface ClaimedMails {
  /** To be delivered, within the lease. */
  readonly deliverable: readonly DueMail[]
  /** Too late to be of use; given up already. */
  readonly expired: readonly DueMail[]
}

/**
 * Takes the mails that are longest due. Nobody else sees them as due until the lease ends;
 * what another process is just claiming is left to it.
 */
export async function claimDueMails(): Promise<ClaimedMails> {
  return asSystem('due mails are claimed', async (transaction) => {
    await forgetGivenUp(transaction)
    const due = await transaction
      .select({ mail: mails, isExpired: sql<boolean>`${mails.expiresAt} <= now()` })
      .from(mails)
      .where(isDue(mails.nextAttemptAt, longestSeconds))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const deliverable = due.filter((row) => !row.isExpired).map(({ mail }) => mail)
    const expired = due.filter((row) => row.isExpired).map(({ mail }) => mail)
    await setNextAttempt(transaction, deliverable, secondsFromNow(leaseSeconds))
    await setNextAttempt(transaction, expired, sql`null`)
    return { deliverable, expired }
  })
}

/** Given up a week ago: whoever looks into a complaint has had the time. */
async function forgetGivenUp(transaction: Transaction): Promise<void> {
  const aWeekAgo = sql`now() - interval '7 days'`
  await transaction
    .delete(mails)
    .where(and(isNull(mails.nextAttemptAt), lte(mails.expiresAt, aWeekAgo)))
}

async function setNextAttempt(
  transaction: Transaction,
  claimed: readonly DueMail[],
  nextAttemptAt: SQL,
): Promise<void> {
  if (claimed.length === 0) return
  const ids = claimed.map(({ id }) => id)
  await transaction.update(mails).set({ nextAttemptAt }).where(inArray(mails.id, ids))
}
