import { and, eq, type SQL } from 'drizzle-orm'
import { jobs } from '#app/db/schema/index.ts'

/** A process's claim to run a job, until it settles the job or the claim expires. */
export interface JobClaim {
  readonly name: string
  readonly claim: string
  /** Failures since the last success. */
  readonly failures: number
}

/** Selects the job's row unless another process has claimed it since. */
export const isClaimedBy = ({ name, claim }: JobClaim): SQL | undefined =>
  and(eq(jobs.name, name), eq(jobs.claim, claim))
