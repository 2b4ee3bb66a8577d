import { and, asc, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'
import { maxBackOffSeconds } from '../outbox/back-off.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** Emails per batch. */
const batchSize = 5

/** How long a claim lasts; longer than a delivery may take. */
const leaseSeconds = 60

export type DueMail = typeof mails.$inferSelect

/** Emails that were due. */
export interface ClaimedMails {
  /** Claimed: the caller has to deliver them within the lease. */
  readonly deliverable: readonly DueMail[]
  /** Expired, and already marked as abandoned. */
  readonly expired: readonly DueMail[]
}

/**
 * Claims the emails that have been due the longest. No other process sees them as due until the
 * lease ends; rows that another process is claiming are skipped.
 */
export async function claimDueMails(): Promise<ClaimedMails> {
  return asSystem('due emails are claimed', async (transaction) => {
    await deleteAbandoned(transaction)
    const due = await transaction
      .select({ mail: mails, isExpired: sql<boolean>`${mails.expiresAt} <= now()` })
      .from(mails)
      .where(isDue(mails.nextAttemptAt, maxBackOffSeconds))
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

/**
 * Deletes emails that were abandoned a week ago; until then they help to investigate complaints.
 */
async function deleteAbandoned(transaction: Transaction): Promise<void> {
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
