import { Client } from 'pg'
import { explainFileError } from '#app/config/explain-file-error.ts'
import { clusterUrl, ensureCluster } from './cluster.ts'
import { supervise } from './supervise.ts'
import { runCluster } from './run-cluster.ts'

/** A running embedded Postgres. */
export interface EmbeddedPostgres {
  /** The superuser's URL of database `chefin`; for migrations, not for requests. */
  readonly url: string
  /**
   * Publishes the address of this process, for the error message of a second start.
   */
  announce(address: string): Promise<void>
  /** Stops Postgres and releases the data folder. Safe to call twice. */
  stop(): Promise<void>
}

interface Options {
  /** Receives one line for each problem found and repaired. */
  readonly log?: (message: string) => void
  /** Extra Postgres settings, as `name=value`. */
  readonly settings?: readonly string[]
}

/**
 * Starts Postgres 18 on a data folder, which is created if missing. A Postgres left running by a
 * killed Chefin is stopped first; one that a running Chefin uses is left alone. If Postgres dies
 * later, it is restarted on the same port.
 * @param dataFolder absolute path, claimed by `claimDataFolder`
 * @throws {StartupError} with the fix
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { log = () => undefined, settings = [] }: Options = {},
): Promise<EmbeddedPostgres> {
  try {
    const cluster = await ensureCluster(dataFolder)
    const options = { cluster, dataFolder, extraSettings: settings, log }
    const supervised = supervise(options, await runCluster(options))
    try {
      await createDatabase(await clusterUrl(cluster, supervised.port, 'postgres'))
    } catch (error) {
      await supervised.stop()
      throw error
    }
    return { url: await clusterUrl(cluster, supervised.port, 'chefin'), ...supervised }
  } catch (error) {
    throw explainFileError(error)
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false })
  await client.connect()
  try {
    const result = await client.query(`select 1 from pg_database where datname = 'chefin'`)
    if (result.rowCount === 0) await client.query('create database chefin')
  } finally {
    await client.end()
  }
}
