import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { clusterUrl, type Cluster } from './cluster.ts'
import { NotYet, wrongPassword } from './failures.ts'
import { startedByUs, takeInstanceLock, type InstanceLock } from './instance-lock.ts'
import {
  findFreePort,
  findPostmaster,
  isAlive,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'

// How long a Postgres that is starting or ending may take, after a power cut too.
const patienceMs = 30_000

// How long another start may take from its Postgres's first answer to its lock.
const courtesyMs = 5_000

/** A living Chefin uses the data folder. */
export class AlreadyRunning extends StartupError {}

/** What to start, and whom to tell. */
export interface Wanted {
  readonly cluster: Cluster
  readonly dataFolder: string
  readonly extraSettings: readonly string[]
  readonly log: (message: string) => void
}

/** A Postgres that is ours alone. */
export interface Running {
  readonly port: number
  readonly lock: InstanceLock
}

/**
 * Brings Postgres up and takes its lock; stops what a killed Chefin left, and refuses where
 * one lives.
 * @param fixedPort where it has to answer, if that was promised to anyone
 * @throws {StartupError}
 */
export async function runCluster(wanted: Wanted, fixedPort?: number): Promise<Running> {
  const began = performance.now()
  const isStarting = courtesy()
  for (;;) {
    try {
      const taken = await takeOver(wanted, isStarting)
      if (taken) return taken
      const port = fixedPort ?? (await findFreePort())
      const extraSettings = [...wanted.extraSettings, startedByUs]
      await startPostmaster(wanted.cluster, { port, extraSettings })
      return { port, lock: await lockOrRefuse(wanted, port, async () => false) }
    } catch (error) {
      // Two starts at once may meet in any order.
      if (!mayPass(error) || performance.now() - began > patienceMs) throw error
      await delay(100 + Math.random() * 100)
    }
  }
}

/** Whether a process may yet lock what it started; its id may be another program's by now. */
function courtesy(): (pid: number) => Promise<boolean> {
  const firstSeen = new Map<number, number>()
  return async (pid) => {
    const since = firstSeen.get(pid) ?? performance.now()
    firstSeen.set(pid, since)
    return pid !== process.pid && performance.now() - since < courtesyMs && isAlive(pid)
  }
}

/** Whether an error says only that a Postgres is starting, ending or full at the moment. */
function mayPass(error: unknown): boolean {
  if (error instanceof NotYet) return true
  if (error instanceof DatabaseError) return /^(57P0|53300)/.test(error.code ?? '')
  return error instanceof Error && /ECONN|EPIPE|Connection terminated|timeout/.test(error.message)
}

/** Takes what runs if it is our own already, and stops it if nobody's. */
async function takeOver(
  wanted: Wanted,
  isStarting: (pid: number) => Promise<boolean>,
): Promise<Running | undefined> {
  const { cluster, log } = wanted
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return undefined
  const lock = await lockOrRefuse(wanted, postmaster.port, isStarting)
  if (lock.isOurs) return { port: postmaster.port, lock }
  log('An earlier Chefin was killed and left its database running; it is stopped and started anew.')
  // The lock goes with it: let go before, another start could come in between.
  await stopPostmaster(cluster)
  await lock.release()
  return undefined
}

async function lockOrRefuse(
  { cluster, dataFolder }: Wanted,
  port: number,
  isStarting: (pid: number) => Promise<boolean>,
): Promise<InstanceLock> {
  const url = await clusterUrl(cluster, port, 'postgres')
  const lock = await takeInstanceLock(url, { isStarting }).catch((error: unknown) => {
    const isForeign = error instanceof DatabaseError && error.code === '28P01'
    throw isForeign ? wrongPassword(cluster) : error
  })
  if ('lost' in lock) return lock
  if (lock.by === 'starter') {
    throw new NotYet(`Another Chefin is starting on ${dataFolder}; start again.`)
  }
  const where = lock.address === undefined ? '' : ` at ${lock.address}`
  throw new AlreadyRunning(
    `Chefin is already running on ${dataFolder}${where}; stop it first, or start another with CHEFIN_DATA and PORT set.`,
  )
}
