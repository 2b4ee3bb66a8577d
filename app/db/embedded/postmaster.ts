import { open, readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ProgramFailedError, runProgram } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { explainFailure } from './failures.ts'
import { giveTo } from './postgres-user.ts'

/** Settings for a small database. Callers, such as tests, may add more. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=64MB',
  'max_connections=60',
  // The log only grows, so keep it to starts, stops and errors.
  'log_checkpoints=off',
]

/** A Postgres running on a cluster. */
export interface Postmaster {
  readonly port: number
}

/**
 * Starts Postgres and waits until it accepts connections.
 * @throws {StartupError} with the fix
 */
export async function startPostmaster(
  cluster: Cluster,
  { port, extraSettings }: { readonly port: number; readonly extraSettings: readonly string[] },
): Promise<void> {
  const log = await open(cluster.logFile, 'a+')
  try {
    await giveTo(cluster.logFile, cluster.user)
    const { size } = await log.stat()
    const options = [...settings, ...extraSettings].map((setting) => `-c ${setting}`).join(' ')
    const pathOptions = ['-D', cluster.folder, '-l', cluster.logFile]
    try {
      // pg_ctl starts Postgres in a separate session: Ctrl-C in the terminal reaches this process
      // alone, and replies in progress can still be stored.
      await runProgram(
        cluster.binaries.pg_ctl,
        ['start', '-w', ...pathOptions, '-o', `-p ${port} ${options}`],
        cluster.user,
      )
    } catch (error) {
      if (!(error instanceof ProgramFailedError)) throw error
      // pg_ctl reports only that it failed; the reason is in the new part of the log.
      const { buffer, bytesRead } = await log.read({ position: size })
      throw explainFailure(`${buffer.toString('utf8', 0, bytesRead)}\n${error.output}`, cluster)
    }
  } finally {
    await log.close()
  }
}

// After this time, the stop is forced; the next start recovers from the WAL.
const stopTimeoutMs = 60_000
const pollIntervalMs = 20

/**
 * Stops Postgres quickly but cleanly and waits until it has exited. Does nothing if none is
 * running.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pid = await readPid(cluster)
  // Without -w: pg_ctl waits until the folder is free, and so also for a process that starts there
  // next.
  const stop = (mode: string) =>
    runProgram(
      cluster.binaries.pg_ctl,
      ['stop', '-W', '-m', mode, '-D', cluster.folder],
      cluster.user,
    )
  try {
    await stop('fast')
    if (!(await waitForEnd(pid))) await stop('immediate')
    await waitForEnd(pid)
  } catch (error) {
    const isAlreadyStopped =
      error instanceof ProgramFailedError &&
      /PID file .* does not exist|No such process/.test(error.output)
    if (!isAlreadyStopped) throw error
  }
}

async function readPid({ folder }: Cluster): Promise<number> {
  const file = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(file, 10)
}

/** @returns whether the process ended within a minute */
async function waitForEnd(pid: number): Promise<boolean> {
  const deadline = performance.now() + stopTimeoutMs
  while (await isAlive(pid)) {
    if (performance.now() > deadline) return false
    await delay(pollIntervalMs)
  }
  return true
}

/**
 * Finds the Postgres that runs on a cluster. A stale pid in postmaster.pid is overwritten; Postgres
 * does that itself, but not when the pid is a zombie or has been reused by another program.
 */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = join(cluster.folder, 'postmaster.pid')
  // Lines 1 and 4 are its process id and port (Postgres, miscadmin.h, LOCK_FILE_LINE_*).
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !isProcess(pid)) return undefined
  if (await isPostmasterOf(cluster.folder, pid)) return port ? { port } : undefined
  // Don't delete the file: Postgres uses its other lines to check that no child of the dead process
  // is left.
  lines[0] = String(neverUsedPid)
  await writeFile(file, lines.join('\n'))
  return undefined
}

// Above the maximum pid of every system.
const neverUsedPid = 999_999_999

/** Whether a process is alive; a zombie isn't. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!isProcess(pid)) return false
  // "pid (name) state …". The file exists on Linux only; elsewhere the parent reaps its children.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) Z /.test(status)
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isPostmasterOf(folder: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  try {
    // The working directory of Postgres is its cluster's folder; a zombie has none.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(folder))
  } catch {
    // In a container even root may be unable to read other processes' working directory, but it can
    // read their command line.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return /\bpostgres\0-D\0/.test(command)
  }
}

/** Finds a port that is free right now. */
export function findFreePort(): Promise<number> {
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
