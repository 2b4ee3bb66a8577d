import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { clusterUrl, type Cluster } from './cluster.ts'
import { RetryableStartupError, wrongPasswordError } from './failures.ts'
import { startedByUs, takeInstanceLock, type InstanceLock } from './instance-lock.ts'
import {
  findFreePort,
  findPostmaster,
  isAlive,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'

// How long a Postgres may take to start or stop, including recovery after a power failure.
const startTimeoutMs = 30_000

// How long another process may take to lock its Postgres once that responds.
const lockTimeoutMs = 5_000

/** A running Chefin process uses the data folder. */
export class AlreadyRunningError extends StartupError {}

/** The cluster to start, and a callback for the log. */
export interface ClusterOptions {
  readonly cluster: Cluster
  readonly dataFolder: string
  readonly extraSettings: readonly string[]
  readonly log: (message: string) => void
}

/** A Postgres that this process has locked. */
export interface Running {
  readonly port: number
  readonly lock: InstanceLock
}

/**
 * Starts Postgres and takes its lock. Stops a Postgres left by a killed Chefin first.
 * @param fixedPort the port to use, if its address has been published already
 * @throws {AlreadyRunningError} if a running Chefin uses it
 * @throws {StartupError}
 */
export async function runCluster(options: ClusterOptions, fixedPort?: number): Promise<Running> {
  const startedAt = performance.now()
  const isStarting = trackStarters()
  for (;;) {
    try {
      const running = await takeOver(options, isStarting)
      if (running) return running
      const port = fixedPort ?? (await findFreePort())
      const extraSettings = [...options.extraSettings, startedByUs]
      await startPostmaster(options.cluster, { port, extraSettings })
      return { port, lock: await lockOrThrow(options, port, async () => false) }
    } catch (error) {
      // Two concurrent starts may interleave in any order.
      if (!isTransient(error) || performance.now() - startedAt > startTimeoutMs) throw error
      await delay(100 + Math.random() * 100)
    }
  }
}

/**
 * Creates a check whether a process may still be about to lock the Postgres that it started. It
 * expires, because the pid may have been reused.
 */
function trackStarters(): (pid: number) => Promise<boolean> {
  const firstSeen = new Map<number, number>()
  return async (pid) => {
    const since = firstSeen.get(pid) ?? performance.now()
    firstSeen.set(pid, since)
    return pid !== process.pid && performance.now() - since < lockTimeoutMs && isAlive(pid)
  }
}

/** Whether an error only means that a Postgres is starting, stopping or full at the moment. */
function isTransient(error: unknown): boolean {
  if (error instanceof RetryableStartupError) return true
  if (error instanceof DatabaseError) return /^(57P0|53300)/.test(error.code ?? '')
  return error instanceof Error && /ECONN|EPIPE|Connection terminated|timeout/.test(error.message)
}

/** Takes over a running Postgres if this process started it; stops it if its Chefin is dead. */
async function takeOver(
  options: ClusterOptions,
  isStarting: (pid: number) => Promise<boolean>,
): Promise<Running | undefined> {
  const { cluster, log } = options
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return undefined
  const lock = await lockOrThrow(options, postmaster.port, isStarting)
  if (lock.isOurs) return { port: postmaster.port, lock }
  log('An earlier Chefin was killed and left its database running; it is restarted.')
  // Stop first: if the lock were released before, another start could take it in between.
  await stopPostmaster(cluster)
  await lock.release()
  return undefined
}

async function lockOrThrow(
  { cluster, dataFolder }: ClusterOptions,
  port: number,
  isStarting: (pid: number) => Promise<boolean>,
): Promise<InstanceLock> {
  const url = await clusterUrl(cluster, port, 'postgres')
  const lock = await takeInstanceLock(url, { isStarting }).catch((error: unknown) => {
    const isOtherPassword = error instanceof DatabaseError && error.code === '28P01'
    throw isOtherPassword ? wrongPasswordError(cluster) : error
  })
  if ('lost' in lock) return lock
  if (lock.by === 'starter') {
    throw new RetryableStartupError(`Another Chefin is starting on ${dataFolder}; start again.`)
  }
  const where = lock.address === undefined ? '' : ` at ${lock.address}`
  throw new AlreadyRunningError(
    `Chefin is already running on ${dataFolder}${where}; stop it first, or start another with CHEFIN_DATA and PORT set.`,
  )
}
