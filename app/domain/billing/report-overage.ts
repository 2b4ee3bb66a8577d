import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { overageReports } from '#app/db/schema/index.ts'
import { backOffSeconds, maxBackOffSeconds } from '../outbox/back-off.ts'
import { failureReason } from '../outbox/failure-reason.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import type { Payments } from './payments.ts'

type ReportRow = typeof overageReports.$inferSelect

/** A report that could not be delivered to Stripe. */
export interface ReportProblem {
  readonly kind: 'delayed' | 'abandoned'
  readonly messageId: string
  readonly attempts: number
  /** An error code. */
  readonly reason: string | null
}

/** Reports per batch. */
const batchSize = 10
/** How long a claim lasts; longer than a call to Stripe may take. */
const leaseSeconds = 60
// Stripe accepts usage of the last 35 days.
const reportableDays = 34

/**
 * Reports due overage to Stripe. Safe in several processes: each report is claimed by one at a
 * time. A report that is sent twice, because a process died in between, counts once: its message id
 * is the idempotency key.
 * @param onProblem called for each failed report
 * @returns how many were processed; 0 if none is due
 */
export async function reportOverage(
  payments: Payments,
  onProblem: (problem: ReportProblem) => void,
): Promise<number> {
  const due = await claimDue()
  const outcomes = await Promise.allSettled(due.map((row) => report(payments, row, onProblem)))
  const rejection = outcomes.find((outcome) => outcome.status === 'rejected')
  if (rejection) throw rejection.reason
  return due.length
}

async function claimDue(): Promise<(ReportRow & { isTooOld: boolean })[]> {
  return asSystem('usage reports are claimed', async (transaction) => {
    const cutoff = sql`now() - make_interval(days => ${reportableDays})`
    const due = await transaction
      .select({ row: overageReports, isTooOld: sql<boolean>`${overageReports.usedAt} < ${cutoff}` })
      .from(overageReports)
      .where(isDue(overageReports.nextAttemptAt, maxBackOffSeconds))
      .orderBy(asc(overageReports.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = due.map(({ row }) => row.messageId)
    if (ids.length > 0) {
      await transaction
        .update(overageReports)
        .set({ nextAttemptAt: secondsFromNow(leaseSeconds) })
        .where(inArray(overageReports.messageId, ids))
    }
    return due.map(({ row, isTooOld }) => ({ ...row, isTooOld }))
  })
}

async function report(
  payments: Payments,
  { messageId, stripeCustomerId, usedAt, ...row }: ReportRow & { isTooOld: boolean },
  onProblem: (problem: ReportProblem) => void,
): Promise<void> {
  if (row.isTooOld) {
    onProblem({ kind: 'abandoned', messageId, attempts: row.attempts, reason: row.lastError })
    return recordFailure(messageId, row, null)
  }
  try {
    await payments.reportUsage({ customerId: stripeCustomerId, identifier: messageId, usedAt })
  } catch (error) {
    const attempts = row.attempts + 1
    const reason = failureReason(error)
    onProblem({ kind: 'delayed', messageId, attempts, reason })
    const failure = { attempts, lastError: reason }
    return recordFailure(messageId, failure, secondsFromNow(backOffSeconds(attempts)))
  }
  await asSystem('a usage report was delivered', async (transaction) => {
    await transaction.delete(overageReports).where(eq(overageReports.messageId, messageId))
  })
}

/** @param nextAttemptAt null if the report is abandoned */
async function recordFailure(
  messageId: string,
  row: Pick<ReportRow, 'attempts' | 'lastError'>,
  nextAttemptAt: SQL | null,
): Promise<void> {
  const { attempts, lastError } = row
  await asSystem('a usage report was not delivered', async (transaction) => {
    await transaction
      .update(overageReports)
      .set({ attempts, lastError, nextAttemptAt })
      .where(eq(overageReports.messageId, messageId))
  })
}
