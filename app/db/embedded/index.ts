import { Client } from 'pg'
import { explainFileError } from '#app/config/file-failure.ts'
import { clusterUrl, ensureCluster } from './cluster.ts'
import { keepRunning } from './keep-running.ts'
import { runCluster } from './run-cluster.ts'

/** A running Postgres of our own. */
export interface EmbeddedPostgres {
  /** The superuser's URL of database `chefin`; for migrations, not for requests. */
  readonly url: string
  /** Tells a second start where this one serves. */
  announce(address: string): Promise<void>
  /** Stops Postgres and lets the data folder go. May be called twice. */
  stop(): Promise<void>
}

interface Options {
  /** Told, in a line, of what was found and mended. */
  readonly log?: (message: string) => void
  /** More settings, as `name=value`. */
  readonly settings?: readonly string[]
}

/**
 * Starts Postgres 18 on a data folder, made if there is none. What a killed Chefin left
 * running is stopped first; what a living one uses is left alone. If Postgres dies later,
 * it is started again at the same address.
 *
 * @param dataFolder absolute path; claimed before, by `claimDataFolder`
 * @throws {StartupError} naming the cure
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { log = () => undefined, settings = [] }: Options = {},
): Promise<EmbeddedPostgres> {
  try {
    const cluster = await ensureCluster(dataFolder)
    const wanted = { cluster, dataFolder, extraSettings: settings, log }
    const kept = keepRunning(wanted, await runCluster(wanted))
    try {
      await createDatabase(await clusterUrl(cluster, kept.port, 'postgres'))
    } catch (error) {
      await kept.stop()
      throw error
    }
    return { url: await clusterUrl(cluster, kept.port, 'chefin'), ...kept }
  } catch (error) {
    throw explainFileError(error)
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false })
  await client.connect()
  try {
    const found = await client.query(`select 1 from pg_database where datname = 'chefin'`)
    if (found.rowCount === 0) await client.query('create database chefin')
  } finally {
    await client.end()
  }
}
