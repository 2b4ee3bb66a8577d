import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { z } from 'zod'

const report = z.object({
  url: z.string().optional(),
  logged: z.array(z.string()).default([]),
  rejected: z.string().optional(),
})

/** A child process that started, or was rejected, on a data folder. */
export interface Start extends z.infer<typeof report> {
  readonly process: ChildProcess
}

/** Creates a temporary folder that every user may traverse. */
export async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), 'chefin-embedded-'))
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Copies an unused data folder, which is faster than creating a cluster for each test. Synchronous,
 * because promises take five times as long for the thousand files of a cluster.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true })
  await chmod(join(to, 'postgres'), 0o700)
}

/** Starts a separate process on a data folder and waits for its report. */
export async function startInChild(folder: string): Promise<Start> {
  const fixture = fileURLToPath(new URL('./start.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [fixture, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    return { ...report.parse(JSON.parse(line)), process: child }
  }
  throw new Error('The process ended without a report')
}

/** Ends a process, and waits until it has exited. */
export async function endProcess(
  child: ChildProcess,
  method: 'gracefully' | 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (method === 'SIGKILL') child.kill('SIGKILL')
  else child.stdin?.end()
  await exit
}

/** Runs a query on a separate connection. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(text)
    return result.rows
  } finally {
    await client.end()
  }
}

/** Reads the process id in a data folder's postmaster.pid. */
export async function postmasterPid(folder: string): Promise<number> {
  const file = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

/** Whether a process is alive; a zombie isn't. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
}
