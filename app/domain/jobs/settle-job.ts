import { sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { asSystem } from '#app/db/actors.ts'
import { jobs } from '#app/db/schema/index.ts'
import { backOff } from '../outbox/back-off.ts'
import { failureReason } from '../outbox/failure-reason.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import { own, type JobClaim } from './claim.ts'

/** A job went well: it is due again an hour after it began, or now if it took longer. */
export async function completeJob(claim: JobClaim): Promise<void> {
  await settle(claim, {
    dueAt: sql`greatest(${jobs.startedAt} + interval '1 hour', now())`,
    succeededAt: sql`now()`,
    failures: 0,
    lastError: null,
  })
}

/** A job failed: any process tries again soon, and less and less often. */
export async function recordJobFailure(claim: JobClaim, error: unknown): Promise<void> {
  const failures = claim.failures + 1
  const lastError = failureReason(error)
  await settle(claim, { dueAt: secondsFromNow(backOff(failures)), failures, lastError })
}

/** A job was left half-way by a process that stops: another one may begin it at once. */
export async function releaseJob(claim: JobClaim): Promise<void> {
  await settle(claim, { dueAt: sql`now()` })
}

/** Changes nothing when the job is another process's by now. */
async function settle(claim: JobClaim, values: PgUpdateSetSource<typeof jobs>): Promise<void> {
  await asSystem('a job is settled', (transaction) =>
    transaction.update(jobs).set(values).where(own(claim)),
  )
}
