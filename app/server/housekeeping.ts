import { setTimeout as delay } from 'node:timers/promises'
import { deleteOldActivity } from '#app/domain/audit/delete-old-activity.ts'
import { deleteExpired } from '#app/domain/accounts/delete-expired.ts'
import { reconcileSubscriptions } from '#app/domain/billing/reconcile-subscriptions.ts'
import { renewFreeSubscriptions } from '#app/domain/billing/renew-free-subscriptions.ts'
import { storeConversationTotals } from '#app/domain/conversations/store-conversation-totals.ts'
import { eraseOldMessages } from '#app/domain/conversations/erase-old-messages.ts'
import { purgeFormerPictures } from '#app/domain/pictures/purge-former-pictures.ts'
import { purgeDeleted } from '#app/domain/deleted/purge-deleted.ts'
import { findLastSuccesses } from '#app/domain/jobs/find-last-successes.ts'
import { findDrafts } from '#app/domain/menu-imports/find-drafts.ts'
import { endSoldOut } from '#app/domain/sold-out/end-sold-out.ts'
import { findRowsOfPictures } from '#app/domain/transfer/find-rows-of-pictures.ts'
import { runIfDue, type Job } from '#app/services/jobs.ts'
import { removeLeftArchivePictures } from '#app/services/images/archive-pictures.server.ts'
import { removeLeftImportPictures } from '#app/services/images/import-pictures.server.ts'
import { removeFormerPicture, removePictures } from '#app/services/images/remove-pictures.server.ts'
import { billingContext } from '#app/services/payments/index.server.ts'
import { registerGauge } from '#app/telemetry/index.ts'
import type { Logger } from '#app/http/log.ts'

/** How often a process checks whether a job is due, and what is no longer sold out. */
const pollMs = 30_000

/**
 * Starts the hourly cleanup jobs. Each is run by one of the processes (decision 024).
 * @param retentionDays how long the text of conversations is stored
 */
export function startHousekeeping(log: Logger, retentionDays: number): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const jobs = createJobs(log, retentionDays)
  const names = jobs.map(({ name }) => name)
  registerGauge('chefin_job_last_success_timestamp_seconds', async () => {
    const seconds = await findLastSuccesses(names)
    return names.map((task, index) => [{ task }, seconds[index] ?? 0])
  })
  const running = [
    ...jobs.map((job) => runWheneverDue(job, log, stopping.signal)),
    endSoldOutRepeatedly(log, stopping.signal),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

function createJobs(log: Logger, retentionDays: number): readonly Job[] {
  const logFailure = (failure: object) =>
    log.error(failure, 'a subscription could not be reconciled')
  return [
    { name: 'forget_expired', work: deleteExpired },
    { name: 'forget_old_activity', work: deleteOldActivity },
    { name: 'renew_given', work: renewFreeSubscriptions },
    {
      name: 'reconcile',
      work: (signal) => reconcileSubscriptions(billingContext(), logFailure, signal),
    },
    { name: 'forget_old_words', work: (signal) => eraseOldMessages(retentionDays, signal) },
    { name: 'count_totals', work: storeConversationTotals },
    {
      name: 'purge_deleted',
      async work(signal) {
        await purgeDeleted((pictures) => removePictures(pictures, log), signal)
        await purgeFormerPictures((kind, id) => removeFormerPicture(kind, id, log), signal)
        await removeLeftImportPictures(findDrafts, signal)
        await removeLeftArchivePictures(findRowsOfPictures, signal)
      },
    },
  ]
}

/**
 * Runs a job whenever it is due, until the process stops. A loop per job, so that none delays
 * another.
 */
async function runWheneverDue(job: Job, log: Logger, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runIfDue(job, log, stopping)
    } catch (error) {
      // The database failed. Once it is available again, the next poll of any process runs the job.
      log.error({ job: job.name, error }, 'a job could not be claimed or settled')
    }
    await pause(stopping)
  }
}

/**
 * Ends what is sold out soon after its day has ended. Every process does so, because a deletion
 * that finds nothing is cheap.
 */
async function endSoldOutRepeatedly(log: Logger, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await endSoldOut().catch((error: unknown) =>
      log.error({ error }, 'what is sold out could not be ended'),
    )
    await pause(stopping)
  }
}

async function pause(stopping: AbortSignal): Promise<void> {
  await delay(pollMs, undefined, { ref: false, signal: stopping }).catch(() => undefined)
}
