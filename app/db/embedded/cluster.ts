import { randomBytes } from 'node:crypto'
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartupError } from '#app/config/startup-error.ts'
import { ProgramFailed, runProgram, type Binaries, type PostgresUser } from './binaries.ts'

const majorVersion = '18'
const newClusterPrefix = 'postgres-new-'
// Inside the cluster, so that the two appear together or not at all.
const passwordFile = 'chefin-password'

/** Where a data folder keeps its database, and who may run it. */
export interface Cluster {
  readonly binaries: Binaries
  readonly user: PostgresUser | undefined
  /** The cluster itself. */
  readonly folder: string
  readonly logFile: string
}

/** Settings that keep a small database small; more may be added, such as for tests. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=64MB',
  'max_connections=60',
]

/** Makes the cluster unless it is there. Killed half-way, it leaves nothing that looks whole. */
export async function ensureCluster(cluster: Cluster, dataFolder: string): Promise<void> {
  await sweepHalfMade(dataFolder)
  if (await exists(cluster.folder)) return checkCluster(cluster)
  const fresh = await mkdtemp(join(dataFolder, newClusterPrefix))
  const password = join(fresh, passwordFile)
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const target = join(fresh, 'cluster')
  await mkdir(target, { mode: 0o700 })
  for (const path of [fresh, password, target]) await give(path, cluster.user)
  try {
    await runProgram(
      cluster.binaries.initdb,
      [
        `--pgdata=${target}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${password}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      cluster.user,
    )
  } catch (error) {
    throw explain(error, cluster, dataFolder)
  }
  await rename(password, join(target, passwordFile))
  try {
    await rename(target, cluster.folder)
  } catch (error) {
    // Another start was quicker: its cluster is as good as ours.
    if (!(await exists(cluster.folder))) throw error
  }
  await rm(fresh, { recursive: true })
}

/** Starts the cluster and waits until it answers. @returns its port on 127.0.0.1 */
export async function startCluster(
  cluster: Cluster,
  extraSettings: readonly string[] = [],
): Promise<number> {
  const port = await findFreePort()
  await writeFile(cluster.logFile, '', { flag: 'a' })
  await give(cluster.logFile, cluster.user)
  const options = [...settings, ...extraSettings].map((setting) => `-c ${setting}`)
  try {
    // pg_ctl puts Postgres into a session of its own: Ctrl-C in the terminal reaches us
    // alone, and running replies can still be stored.
    await runProgram(
      cluster.binaries.pg_ctl,
      [
        'start',
        '-w',
        '-D',
        cluster.folder,
        '-l',
        cluster.logFile,
        '-o',
        `-p ${port} ${options.join(' ')}`,
      ],
      cluster.user,
    )
  } catch (error) {
    throw explain(error, cluster, cluster.folder)
  }
  return port
}

/** Stops the cluster at once but cleanly, and waits for its end. Nothing runs: nothing happens. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  try {
    await runProgram(
      cluster.binaries.pg_ctl,
      ['stop', '-w', '-m', 'fast', '-D', cluster.folder],
      cluster.user,
    )
  } catch (error) {
    const isAlreadyStopped =
      error instanceof ProgramFailed &&
      /PID file .* does not exist|No such process/.test(error.output)
    if (!isAlreadyStopped) throw error
  }
}

/** A postmaster that left its name on a cluster. */
export interface Postmaster {
  readonly port: number
  /** Whether it lives; a dead one that nobody has buried (a zombie) does not. */
  readonly isAlive: boolean
}

/** Reads who runs, or last ran, on a cluster. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')
  // Lines 1 and 4 are its process id and port (Postgres, miscadmin.h, LOCK_FILE_LINE_*).
  const lines = file.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid && port ? { port, isAlive: await isAlive(pid) } : undefined
}

/** Takes a dead postmaster's name off the cluster, as Postgres would but for a zombie. */
export async function buryPostmaster(cluster: Cluster): Promise<void> {
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true })
}

async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // "pid (name) state …"; only Linux has the file, elsewhere the parent buries its dead.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) Z /.test(state)
}

/** Where Postgres listens, for whoever holds the password. */
export async function clusterUrl(
  cluster: Cluster,
  port: number,
  database: string,
): Promise<string> {
  const password = await readFile(join(cluster.folder, passwordFile), 'utf8')
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

async function checkCluster(cluster: Cluster): Promise<void> {
  const version = await readFile(join(cluster.folder, 'PG_VERSION'), 'utf8').catch(() => '')
  const hasPassword = await exists(join(cluster.folder, passwordFile))
  if (version.trim() === majorVersion && hasPassword) return
  throw new StartupError(
    /^\d+$/.test(version.trim()) && version.trim() !== majorVersion
      ? `${cluster.folder} was made by Postgres ${version.trim()}, and this Chefin brings ${majorVersion}; use the Chefin that made it, or point CHEFIN_DATA at a new folder.`
      : damaged(cluster),
  )
}

const damaged = (cluster: Cluster) =>
  `The database in ${cluster.folder} is damaged (see ${cluster.logFile}); restore the folder from a backup, or point CHEFIN_DATA at a new one.`

function explain(error: unknown, cluster: Cluster, folder: string): unknown {
  if (!(error instanceof ProgramFailed)) return error
  if (/Permission denied|could not access directory/i.test(error.output)) {
    return new StartupError(
      `Postgres runs as ${cluster.user ? 'the user "postgres"' : 'you'} and cannot reach ${folder}; point CHEFIN_DATA at a folder outside of private homes, or start Chefin as another user.`,
      { cause: error },
    )
  }
  if (/No space left/i.test(error.output)) {
    return new StartupError(`The disk that holds ${folder} is full; make room and start again.`)
  }
  return new StartupError(damaged(cluster), { cause: error })
}

async function sweepHalfMade(dataFolder: string): Promise<void> {
  for (const entry of await readdir(dataFolder)) {
    if (!entry.startsWith(newClusterPrefix)) continue
    const path = join(dataFolder, entry)
    // A younger one may belong to a start that runs at this very moment.
    const age = Date.now() - (await stat(path)).mtimeMs
    if (age > 60_000) await rm(path, { recursive: true, force: true })
  }
}

async function give(path: string, user: PostgresUser | undefined): Promise<void> {
  if (user) await chown(path, user.uid, user.gid)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('A TCP server has no port')),
      )
    })
  })
}
