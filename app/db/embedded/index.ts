import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { findBinaries, findPostgresUser } from './binaries.ts'
import {
  buryPostmaster,
  clusterUrl,
  ensureCluster,
  findPostmaster,
  startCluster,
  stopCluster,
  type Cluster,
} from './cluster.ts'
import { takeInstanceLock, type InstanceLock } from './instance-lock.ts'

/** A running Postgres of our own. */
export interface EmbeddedPostgres {
  /** The superuser's URL of database `chefin`; for migrations, not for requests. */
  readonly url: string
  /** Tells a second start where this one serves. */
  announce(address: string): Promise<void>
  /** Stops Postgres and lets the data folder go. May be called twice. */
  stop(): Promise<void>
}

// How long another start's Postgres may take to answer.
const patienceMs = 10_000

const maxFailures = 3

/** A living Chefin uses the data folder. */
class AlreadyRunning extends StartupError {}

interface Options {
  /** Told, in a line, of what was found and mended. */
  readonly log?: (message: string) => void
  /** More settings, as `name=value`. */
  readonly settings?: readonly string[]
}

/**
 * Starts Postgres 18 on a data folder, made if there is none. What a killed Chefin left
 * running is stopped first; what a living one uses is left alone.
 *
 * @param dataFolder absolute path; claimed before, by `claimDataFolder`
 * @throws {StartupError} naming the cure
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { log = () => undefined, settings = [] }: Options = {},
): Promise<EmbeddedPostgres> {
  const cluster: Cluster = {
    binaries: await findBinaries(),
    user: await findPostgresUser(),
    folder: join(dataFolder, 'postgres'),
    logFile: join(dataFolder, 'postgres.log'),
  }
  await ensureCluster(cluster, dataFolder)
  const { port, lock } = await startAndLock(cluster, dataFolder, { log, settings })
  const stop = async () => {
    await lock.release()
    await stopCluster(cluster)
  }
  try {
    await createDatabase(await clusterUrl(cluster, port, 'postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  let stopping: Promise<void> | undefined
  return {
    url: await clusterUrl(cluster, port, 'chefin'),
    announce: lock.announce,
    stop: () => (stopping ??= stop()),
  }
}

/** Starts the cluster; stops what a killed Chefin left, and refuses where one lives. */
async function startAndLock(
  cluster: Cluster,
  dataFolder: string,
  { log, settings }: Required<Options>,
): Promise<{ readonly port: number; readonly lock: InstanceLock }> {
  const deadline = Date.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      await stopLeftover(cluster, dataFolder, log)
      const port = await startCluster(cluster, settings)
      return { port, lock: await lockOrRefuse(cluster, port, dataFolder) }
    } catch (error) {
      if (error instanceof AlreadyRunning) throw error
      // Two starts at once may take each other's Postgres for a leftover, or find it not
      // answering yet. A few tries set that right; what is truly broken stays broken.
      const other = await findPostmaster(cluster)
      if (other?.isAlive ? Date.now() > deadline : attempt === maxFailures) throw error
      if (other && !other.isAlive) await buryPostmaster(cluster)
      await delay(100 + Math.random() * 200)
    }
  }
}

async function stopLeftover(
  cluster: Cluster,
  dataFolder: string,
  log: (message: string) => void,
): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster?.isAlive) return
  let lock: InstanceLock
  try {
    lock = await lockOrRefuse(cluster, postmaster.port, dataFolder)
  } catch (error) {
    if (error instanceof AlreadyRunning) throw error
    // It does not answer: it is starting or ending, or the id is another program's now.
    return
  }
  log('An earlier Chefin was killed and left its database running; it is stopped and started anew.')
  await lock.release()
  await stopCluster(cluster)
}

async function lockOrRefuse(
  cluster: Cluster,
  port: number,
  dataFolder: string,
): Promise<InstanceLock> {
  const lock = await takeInstanceLock(await clusterUrl(cluster, port, 'postgres'))
  if ('announce' in lock) return lock
  const where = lock.takenBy === undefined ? '' : ` at ${lock.takenBy}`
  throw new AlreadyRunning(
    `Chefin is already running on ${dataFolder}${where}; stop it first, or start another with CHEFIN_DATA and PORT set.`,
  )
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query(`select 1 from pg_database where datname = 'chefin'`)
    if (found.rowCount === 0) await client.query('create database chefin')
  } finally {
    await client.end()
  }
}
