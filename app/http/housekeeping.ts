import { setTimeout as delay } from 'node:timers/promises'
import { deleteExpired } from '#app/domain/accounts/delete-expired.ts'
import { reconcile, renewFreeSubscriptions } from '#app/domain/billing/reconcile.ts'
import { countTotals } from '#app/domain/conversations/count-totals.ts'
import { eraseOldMessages } from '#app/domain/conversations/erase-old-messages.ts'
import { lastSuccesses } from '#app/domain/jobs/last-successes.ts'
import { runIfDue, type Job } from '#app/services/jobs.ts'
import { shop } from '#app/services/payments/index.server.ts'
import { readGauge } from '#app/telemetry/index.ts'
import type { Logger } from './log.ts'

/** How often a process looks whether a job is due. */
const lookMs = 30_000

/**
 * Tidies up every hour, whichever process comes first (decision 025).
 * @param retentionDays for how long the words of conversations are kept
 */
export function startHousekeeping(log: Logger, retentionDays: number): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const jobs = jobsOf(log, retentionDays)
  const names = jobs.map(({ name }) => name)
  readGauge('chefin_job_last_success_timestamp_seconds', async () => {
    const seconds = await lastSuccesses(names)
    return names.map((task, index) => [{ task }, seconds[index] ?? 0])
  })
  const running = jobs.map((job) => keepDoing(job, log, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

function jobsOf(log: Logger, retentionDays: number): readonly Job[] {
  const missed = (failure: object) => log.error(failure, 'a subscription could not be compared')
  return [
    { name: 'forget_expired', work: deleteExpired },
    { name: 'renew_given', work: renewFreeSubscriptions },
    { name: 'reconcile', work: (signal) => reconcile(shop(), missed, signal) },
    { name: 'forget_old_words', work: (signal) => eraseOldMessages(retentionDays, signal) },
    { name: 'count_totals', work: countTotals },
  ]
}

/** Looks again and again until the process stops; one job never holds up another. */
async function keepDoing(job: Job, log: Logger, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runIfDue(job, log, stopping)
    } catch (error) {
      // The database failed: whoever finds it there again, and the job due, does it.
      log.error({ job: job.name, error }, 'a job could not be claimed or settled')
    }
    await pause(stopping)
  }
}

async function pause(stopping: AbortSignal): Promise<void> {
  await delay(lookMs, undefined, { ref: false, signal: stopping }).catch(() => undefined)
}
