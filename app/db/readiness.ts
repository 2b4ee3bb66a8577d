import { sql } from 'drizzle-orm'
import { readGauge } from '#app/telemetry/index.ts'
import { asSystem } from './actors.ts'
import { isDatabaseReady } from './client.ts'
import { areWritesRefused, noteWritable } from './write-refusals.ts'

/** More rows than the free space of a page or two holds, so that a full disk shows. */
const probeRows = 1_000

/**
 * Whether this process can do its work: the database is reached, migrated, and takes writes. A
 * full disk shows only when something is written, so once a write was refused it is tried anew
 * at each call, until one passes.
 */
export async function isReady(): Promise<boolean> {
  if (!(await isDatabaseReady())) return false
  return !areWritesRefused() || (await canWrite())
}

readGauge('chefin_ready', async () => Number(await isReady()))

class Undone extends Error {}

/** Writes rows and takes them back. */
async function canWrite(): Promise<boolean> {
  try {
    await asSystem('try whether the database can be written', async (transaction) => {
      await transaction.execute(
        sql`insert into rate_limits (key, points, expire)
          select 'probe ' || gen_random_uuid(), 0, 0 from generate_series(1, ${probeRows})`,
      )
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) return false
  }
  noteWritable()
  return true
}
