import { sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { jobs } from '#app/db/schema/index.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import { isClaimedBy, type JobClaim } from './claim.ts'

/** How often a job runs, and so the maximum time until it is due. */
const intervalSeconds = 3_600

/** How long a claim lasts unless it is extended; after that, another process may claim the job. */
const leaseSeconds = 120

/** How often a claim has to be extended; it survives two failed extensions in a row. */
export const extendEverySeconds = 30

/**
 * Claims a due job; a job that has never run is due immediately. One atomic statement, so that only
 * one of several concurrent processes gets it.
 * @returns undefined if it isn't due, or another process has it
 */
export async function claimJob(name: string): Promise<JobClaim | undefined> {
  const claimed = {
    claim: crypto.randomUUID(),
    dueAt: secondsFromNow(leaseSeconds),
    startedAt: sql`now()`,
  }
  const [row] = await asSystem('a due job is claimed', (transaction) =>
    transaction
      .insert(jobs)
      .values({ name, succeededAt: null, ...claimed })
      .onConflictDoUpdate({
        target: jobs.name,
        set: claimed,
        setWhere: isDue(jobs.dueAt, intervalSeconds),
      })
      .returning({ name: jobs.name, claim: jobs.claim, failures: jobs.failures }),
  )
  return row
}

/**
 * Extends the claim of a running job.
 * @returns whether it was still the claimer's
 */
export async function extendClaim(claim: JobClaim): Promise<boolean> {
  const held = await asSystem('a claim is extended', (transaction) =>
    transaction
      .update(jobs)
      .set({ dueAt: secondsFromNow(leaseSeconds) })
      .where(isClaimedBy(claim))
      .returning({ name: jobs.name }),
  )
  return held.length > 0
}
