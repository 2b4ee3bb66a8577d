import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { overageReports } from '#app/db/schema/index.ts'
import { backOff, maxBackOffSeconds } from '../outbox/back-off.ts'
import { failureReason } from '../outbox/failure-reason.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import type { Payments } from './payments.ts'

type ReportRow = typeof overageReports.$inferSelect

/** A report that could not be delivered to Stripe. */
export interface ReportProblem {
  readonly kind: 'delayed' | 'given_up'
  readonly messageId: string
  readonly attempts: number
  /** An error code. */
  readonly reason: string | null
}

/** Reports per batch. */
const batchSize = 10
/** How long a claimed report belongs to its claimer; longer than a call to Stripe may take. */
const leaseSeconds = 60
// Stripe accepts usage of the last 35 days.
const reportableDays = 34

/**
 * Reports due overage to Stripe. Several processes may do so: each report is claimed by one at a
 * time, and one that is sent twice because a process died in between counts once, thanks to its
 * message id.
 * @param onProblem called for each failed report
 * @returns how many were processed; 0 if none is due
 */
export async function reportOverage(
  payments: Payments,
  onProblem: (problem: ReportProblem) => void,
): Promise<number> {
  const due = await claimDue()
  const outcomes = await Promise.allSettled(due.map((row) => report(payments, row, onProblem)))
  const broken = outcomes.find((outcome) => outcome.status === 'rejected')
  if (broken) throw broken.reason
  return due.length
}

async function claimDue(): Promise<(ReportRow & { isTooOld: boolean })[]> {
  return asSystem('reports of usage are claimed', async (transaction) => {
    const age = sql`now() - make_interval(days => ${reportableDays})`
    const due = await transaction
      .select({ row: overageReports, isTooOld: sql<boolean>`${overageReports.usedAt} < ${age}` })
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
    onProblem({ kind: 'given_up', messageId, attempts: row.attempts, reason: row.lastError })
    return postpone(messageId, row, null)
  }
  try {
    await payments.reportUsage({ customerId: stripeCustomerId, identifier: messageId, usedAt })
  } catch (error) {
    const attempts = row.attempts + 1
    const reason = failureReason(error)
    onProblem({ kind: 'delayed', messageId, attempts, reason })
    const failed = { attempts, lastError: reason }
    return postpone(messageId, failed, secondsFromNow(backOff(attempts)))
  }
  await asSystem('a report of usage was taken', async (transaction) => {
    await transaction.delete(overageReports).where(eq(overageReports.messageId, messageId))
  })
}

async function postpone(
  messageId: string,
  row: Pick<ReportRow, 'attempts' | 'lastError'>,
  nextAttemptAt: SQL | null,
): Promise<void> {
  const { attempts, lastError } = row
  await asSystem('a report of usage was not taken', async (transaction) => {
    await transaction
      .update(overageReports)
      .set({ attempts, lastError, nextAttemptAt })
      .where(eq(overageReports.messageId, messageId))
  })
}
