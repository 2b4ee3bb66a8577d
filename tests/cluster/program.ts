import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const pollIntervalMs = 20

/** An installed server program that runs for a test. */
export interface Program {
  readonly port: number
  stop(): Promise<void>
}

interface Start {
  readonly command: string
  readonly args: readonly string[]
  /** The port it will listen on, or where its log (stderr) names the port that it has chosen. */
  readonly port: number | RegExp
  /** The user it runs as; ours by default. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  readonly env?: NodeJS.ProcessEnv
}

/** Finds an installed program's path, including folders that are only on root's PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Starts a foreground program and waits until it accepts connections. It is killed when this
 * process exits.
 */
export async function startProgram({ command, args, port, user, env }: Start): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
    ...(env && { env }),
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'exit')
  const findPort = () => (typeof port === 'number' ? port : Number(port.exec(output)?.[1] ?? 0))
  while (findPort() === 0 || !(await acceptsConnections(findPort()))) {
    if (child.exitCode !== null) throw new Error(`${command} exited: ${output}`)
    await delay(pollIntervalMs)
  }
  return {
    port: findPort(),
    async stop() {
      process.off('exit', kill)
      kill()
      await exit
    },
  }
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
