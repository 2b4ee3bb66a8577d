import { claimJob, holdOnEverySeconds, holdOnTo } from '#app/domain/jobs/claim-job.ts'
import type { Claim } from '#app/domain/jobs/claim.ts'
import { jobDone, jobFailed, jobLeft } from '#app/domain/jobs/settle-job.ts'
import { step } from '#app/telemetry/index.ts'
import type { OutboxLog } from './outbox.ts'

/** Something that is done every hour, by one of all processes. */
export interface Job {
  /** What all processes know it by. */
  readonly name: string
  /**
   * May be begun again after it was left half-way.
   * @param signal aborted when it is to be left: the process stops, or no longer holds the job
   */
  readonly work: (signal: AbortSignal) => Promise<void>
}

/**
 * Does a job if it is due and no other process does it.
 * @param stopping has it left half-way, to be begun anew by another process
 */
export async function doIfDue(
  { name, work }: Job,
  log: OutboxLog,
  stopping: AbortSignal,
): Promise<void> {
  const claim = await claimJob(name)
  if (!claim) return
  const lost = new AbortController()
  const signal = AbortSignal.any([stopping, lost.signal])
  const holding = setInterval(() => void hold(claim, lost), holdOnEverySeconds * 1_000).unref()
  try {
    await step('job', { task: name }, () => work(signal))
    await jobDone(claim)
    log.info({ job: name }, 'a job was done')
  } catch (error) {
    await putAside(claim, error, { log, stopping, lost: lost.signal })
  } finally {
    clearInterval(holding)
  }
}

/** What cannot be held on to is given up: another process may be about to take it. */
async function hold(claim: Claim, lost: AbortController): Promise<void> {
  const isHeld = await holdOnTo(claim).catch(() => false)
  if (!isHeld) lost.abort()
}

async function putAside(
  claim: Claim,
  error: unknown,
  { log, stopping, lost }: { log: OutboxLog; stopping: AbortSignal; lost: AbortSignal },
): Promise<void> {
  const job = claim.name
  if (stopping.aborted) return jobLeft(claim)
  if (lost.aborted) return log.warn({ job }, 'a job was left to another process')
  log.error({ job, error }, 'a job failed; it is tried again')
  await jobFailed(claim, error)
}
