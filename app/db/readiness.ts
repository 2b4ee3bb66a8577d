import { sql } from 'drizzle-orm'
import { registerGauge } from '#app/telemetry/index.ts'
import { asSystem } from './actors.ts'
import { isDatabaseReady } from './client.ts'
import { areWritesRefused, clearWriteRefusal } from './write-refusals.ts'

/** More rows than fit into the free space of a page or two, so that a full disk is detected. */
const probeRows = 1_000

/**
 * Whether this process can do its work: the database is reachable, migrated and writable. A full
 * disk is detected only by a write, so after a rejected write each call tries another until one
 * succeeds.
 */
export async function isReady(): Promise<boolean> {
  if (!(await isDatabaseReady())) return false
  return !areWritesRefused() || (await canWrite())
}

registerGauge('chefin_ready', async () => Number(await isReady()))

/** Rolls the probe back. */
class RollbackProbe extends Error {}

/** Whether rows can be written; rolls them back. */
async function canWrite(): Promise<boolean> {
  try {
    await asSystem('writes are probed', async (transaction) => {
      await transaction.execute(
        sql`insert into rate_limits (key, points, expire)
          select 'probe ' || gen_random_uuid(), 0, 0 from generate_series(1, ${probeRows})`,
      )
      throw new RollbackProbe()
    })
  } catch (error) {
    if (!(error instanceof RollbackProbe)) return false
  }
  clearWriteRefusal()
  return true
}
