import { claimJob, extendEverySeconds, extendClaim } from '#app/domain/jobs/claim-job.ts'
import type { JobClaim } from '#app/domain/jobs/claim.ts'
import { completeJob, recordJobFailure, releaseJob } from '#app/domain/jobs/settle-job.ts'
import { step } from '#app/telemetry/index.ts'
import type { OutboxLog } from './outbox.ts'

/** An hourly job, run by one process at a time. */
export interface Job {
  /** Identifies the job across processes. */
  readonly name: string
  /**
   * Must be safe to restart after an abort.
   * @param signal aborted when the process is stopping or has lost its claim
   */
  readonly work: (signal: AbortSignal) => Promise<void>
}

/**
 * Runs a job if it is due and no other process is running it.
 * @param stopping aborted when the process stops; another process then starts the job again
 */
export async function runIfDue(
  { name, work }: Job,
  log: OutboxLog,
  stopping: AbortSignal,
): Promise<void> {
  const claim = await claimJob(name)
  if (!claim) return
  const claimLost = new AbortController()
  const signal = AbortSignal.any([stopping, claimLost.signal])
  const extensions = setInterval(
    () => void extendOrLose(claim, claimLost),
    extendEverySeconds * 1_000,
  ).unref()
  try {
    await step('job', { task: name }, () => work(signal))
    await completeJob(claim)
    log.info({ job: name }, 'a job was done')
  } catch (error) {
    await handleFailure(claim, error, { log, stopping, lost: claimLost.signal })
  } finally {
    clearInterval(extensions)
  }
}

/**
 * Abandons the job if its claim can't be extended, since another process may be about to take it.
 */
async function extendOrLose(claim: JobClaim, claimLost: AbortController): Promise<void> {
  const isExtended = await extendClaim(claim).catch(() => false)
  if (!isExtended) claimLost.abort()
}

async function handleFailure(
  claim: JobClaim,
  error: unknown,
  { log, stopping, lost: claimLost }: { log: OutboxLog; stopping: AbortSignal; lost: AbortSignal },
): Promise<void> {
  const job = claim.name
  if (stopping.aborted) return releaseJob(claim)
  if (claimLost.aborted) return log.warn({ job }, 'a job was left to another process')
  log.error({ job, error }, 'a job failed; it will be retried')
  await recordJobFailure(claim, error)
}
