import { asSystem } from '#app/db/actors.ts'
import { jobs } from '#app/db/schema/index.ts'

/**
 * Finds when each of these jobs last succeeded, in any process.
 * @returns Unix time in seconds, in the order of the names; 0 for never
 */
export async function findLastSuccesses(names: readonly string[]): Promise<readonly number[]> {
  const rows = await asSystem('the last successes of jobs are read', (transaction) =>
    transaction.select({ name: jobs.name, succeededAt: jobs.succeededAt }).from(jobs),
  )
  const found = new Map(rows.map(({ name, succeededAt }) => [name, succeededAt]))
  return names.map((name) => (found.get(name)?.getTime() ?? 0) / 1_000)
}
