import { sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { jobs } from '#app/db/schema/index.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import { own, type JobClaim } from './claim.ts'

/** How often a job is done, and so the longest that one waits. */
const intervalSeconds = 3_600

/** For so long a claim holds, unless it is held on to: then another process takes the job up. */
const leaseSeconds = 120

/** How often a claim has to be held on to; two may fail before it is lost. */
export const extendEverySeconds = 30

/**
 * Takes a job whose time has come; one that nobody has ever done is due at once. One statement:
 * of all processes that try at the same moment one gets it.
 * @returns nothing when it is not due, or someone else's
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

/** Keeps a job that is still being done. Tells whether it still was the claimer's. */
export async function extendClaim(claim: JobClaim): Promise<boolean> {
  const held = await asSystem('a job is still being done', (transaction) =>
    transaction
      .update(jobs)
      .set({ dueAt: secondsFromNow(leaseSeconds) })
      .where(own(claim))
      .returning({ name: jobs.name }),
  )
  return held.length > 0
}
