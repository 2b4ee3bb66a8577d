import { and, eq, type SQL } from 'drizzle-orm'
import { jobs } from '#app/db/schema/index.ts'

/** A job that one process does, until it settles it or its time is over. */
export interface JobClaim {
  readonly name: string
  readonly claim: string
  /** How often the job has failed since it last went well. */
  readonly failures: number
}

/** The job's row, unless another process has claimed it since. */
export const own = ({ name, claim }: JobClaim): SQL | undefined =>
  and(eq(jobs.name, name), eq(jobs.claim, claim))
