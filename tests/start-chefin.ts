import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inheritedEnv } from './server.ts'

/** The result of a start. */
export interface Start {
  readonly child: ChildProcess
  /** The exit code; null if it serves. */
  readonly code: number | null
  readonly output: string
  readonly url: string
}

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The arguments of Node. */
  readonly entry?: readonly string[]
  /** The working directory; this checkout by default. */
  readonly cwd?: string
}

/**
 * Starts Chefin as `npm start` does, on its own Postgres, and waits until it serves or exits.
 * @param dataFolder Chefin's data folder
 * @param onSpawn receives the process as soon as it is spawned
 */
export async function startOn(
  dataFolder: string,
  { env = {}, entry = ['server.ts'], cwd }: StartOptions,
  onSpawn: (child: ChildProcess) => void = () => undefined,
): Promise<Start> {
  const child = spawn(process.execPath, entry, {
    env: { ...inheritedEnv, PORT: '0', CHEFIN_DATA: dataFolder, ...env },
    cwd,
  })
  onSpawn(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => {
    child.stdout.on('data', () => output.includes('is ready') && resolve(null))
    child.on('close', resolve)
  })
  return { child, code, output, url: /(https?:\S+)\/dashboard/.exec(output)?.[1] ?? '' }
}

/** Whether the Postgres of a data folder is running. A zombie process doesn't count. */
export async function isPostmasterAlive(dataFolder: string): Promise<boolean> {
  const file = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n')[0])
  if (!pid) return false
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return state !== '' && !state.includes(') Z ')
}
