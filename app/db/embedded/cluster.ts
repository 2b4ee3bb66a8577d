import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '#app/config/startup-error.ts'
import { findBinaries, ProgramFailedError, runProgram, type Binaries } from './binaries.ts'
import { damagedError, explainFailure } from './failures.ts'
import {
  assertReachable,
  findPostgresUser,
  giveTo,
  restoreOwnership,
  type PostgresUser,
} from './postgres-user.ts'

const majorVersion = '18'
const newClusterPrefix = 'postgres-new-'
// Inside the cluster, so that both are moved into place together.
const passwordFile = 'chefin-password'
// Postgres, pg_control.h, PG_CONTROL_FILE_SIZE.
const controlFileBytes = 8192

/** The database cluster of a data folder, and the user that may run it. */
export interface Cluster {
  readonly binaries: Binaries
  readonly user: PostgresUser | undefined
  /** The cluster itself. */
  readonly folder: string
  readonly logFile: string
}

/**
 * Finds the cluster of a data folder, or creates it. If the process is killed in the meantime,
 * nothing is left that looks complete.
 * @throws {StartupError}
 */
export async function ensureCluster(dataFolder: string): Promise<Cluster> {
  const folder = join(dataFolder, 'postgres')
  const binaries = await findBinaries()
  const user = await findPostgresUser(folder)
  const cluster = { binaries, user, folder, logFile: join(dataFolder, 'postgres.log') }
  await assertReachable(binaries.initdb, user)
  await assertReachable(dataFolder, user)
  await removeIncompleteClusters(dataFolder)
  if (!(await pathExists(folder))) await createCluster(cluster)
  await checkCluster(cluster)
  return cluster
}

/** Returns the superuser's URL of a database of the cluster. */
export async function clusterUrl(
  cluster: Cluster,
  port: number,
  database: string,
): Promise<string> {
  const password = await readFile(join(cluster.folder, passwordFile), 'utf8')
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

async function createCluster(cluster: Cluster): Promise<void> {
  const newFolder = await mkdtemp(join(dirname(cluster.folder), newClusterPrefix))
  const password = join(newFolder, passwordFile)
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const target = join(newFolder, 'cluster')
  await mkdir(target, { mode: 0o700 })
  for (const path of [newFolder, password, target]) await giveTo(path, cluster.user)
  await runInitdb(cluster, target, password)
  await rename(password, join(target, passwordFile))
  try {
    await rename(target, cluster.folder)
  } catch (error) {
    // Another process was faster: use its cluster.
    if (!(await pathExists(cluster.folder))) throw error
  }
  await rm(newFolder, { recursive: true })
}

async function runInitdb(cluster: Cluster, target: string, password: string): Promise<void> {
  const args = [
    `--pgdata=${target}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ]
  try {
    await runProgram(cluster.binaries.initdb, args, cluster.user)
  } catch (error) {
    throw error instanceof ProgramFailedError ? explainFailure(error.output, cluster) : error
  }
}

async function checkCluster(cluster: Cluster): Promise<void> {
  const { folder } = cluster
  if (!(await stat(folder)).isDirectory()) throw damagedError(cluster)
  await restoreOwnership(folder, cluster.user)
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (/^\d+$/.test(version) && version !== majorVersion) {
    throw new StartupError(
      `${folder} was made by Postgres ${version}, and this Chefin brings ${majorVersion}; use the Chefin that made it, or point CHEFIN_DATA at a new folder.`,
    )
  }
  const control = await stat(join(folder, 'global', 'pg_control')).catch(() => undefined)
  const hasPassword = await pathExists(join(folder, passwordFile))
  if (version === '' || control?.size !== controlFileBytes || !hasPassword)
    throw damagedError(cluster)
}

async function removeIncompleteClusters(dataFolder: string): Promise<void> {
  for (const entry of await readdir(dataFolder)) {
    if (!entry.startsWith(newClusterPrefix)) continue
    const path = join(dataFolder, entry)
    // A younger one may belong to a start in progress, as did one that has disappeared in the
    // meantime.
    const status = await stat(path).catch(() => undefined)
    if (status && Date.now() - status.mtimeMs > 60_000) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

async function pathExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
