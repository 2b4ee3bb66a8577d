import { sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { asSystem } from '#app/db/actors.ts'
import { jobs } from '#app/db/schema/index.ts'
import { backOffSeconds } from '../outbox/back-off.ts'
import { failureReason } from '../outbox/failure-reason.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import { isClaimedBy, type JobClaim } from './claim.ts'

/** Records success: the job is due an hour after its start, or now if it took longer. */
export async function completeJob(claim: JobClaim): Promise<void> {
  await settle(claim, {
    dueAt: sql`greatest(${jobs.startedAt} + interval '1 hour', now())`,
    succeededAt: sql`now()`,
    failures: 0,
    lastError: null,
  })
}

/** Records a failure: any process retries, after growing pauses. */
export async function recordJobFailure(claim: JobClaim, error: unknown): Promise<void> {
  const failures = claim.failures + 1
  const lastError = failureReason(error)
  await settle(claim, { dueAt: secondsFromNow(backOffSeconds(failures)), failures, lastError })
}

/** Releases a job that a stopping process abandoned: another one may start it immediately. */
export async function releaseJob(claim: JobClaim): Promise<void> {
  await settle(claim, { dueAt: sql`now()` })
}

/** Updates the job's row, unless another process has claimed the job. */
async function settle(claim: JobClaim, values: PgUpdateSetSource<typeof jobs>): Promise<void> {
  await asSystem('a job is settled', (transaction) =>
    transaction.update(jobs).set(values).where(isClaimedBy(claim)),
  )
}
