import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inherited } from './server.ts'

/** What came of a start: `code` is null once it serves, and at an end what it ended with. */
export interface Start {
  readonly child: ChildProcess
  readonly code: number | null
  readonly said: string
  readonly url: string
}

/**
 * Starts Chefin the way `npm start` does, on its own Postgres, and waits for its first word.
 * @param dataFolder where that is; `onSpawn` is told of the process before anything is awaited
 */
export async function startOn(
  dataFolder: string,
  { env = {}, entry = ['server.ts'] }: { env?: Record<string, string>; entry?: string[] },
  onSpawn: (child: ChildProcess) => void,
): Promise<Start> {
  const child = spawn(process.execPath, entry, {
    env: { ...inherited, PORT: '0', CHEFIN_DATA: dataFolder, ...env },
  })
  onSpawn(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => {
    child.stdout.on('data', () => said.includes('is ready') && resolve(null))
    child.on('close', resolve)
  })
  return { child, code, said, url: /(https?:\S+)\/dashboard/.exec(said)?.[1] ?? '' }
}

/** Ends a process by a signal. @returns its exit code; null where a signal killed it */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}

/** Whether the Postgres of a data folder runs; a dead and unburied one does not. */
export async function postmasterIsAlive(dataFolder: string): Promise<boolean> {
  const file = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n')[0])
  if (!pid) return false
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return state !== '' && !state.includes(') Z ')
}
