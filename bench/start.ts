import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { fromColumns, median, type Bench } from './bench.ts'

const longestMs = 120_000
const longestStopMs = 30_000

/** `npm start` with embedded Postgres, as in the README, until the process is ready for traffic. */
export const start: Bench = {
  title: '`npm start`, installed and built: from the command to the first successful /readyz',
  async run(_, { isShort }) {
    const firsts: number[] = []
    const seconds: number[] = []
    for (let round = 0; round < (isShort ? 1 : 3); round++) {
      const folder = await mkdtemp(join(tmpdir(), 'chefin-start-'))
      // When run as root, Postgres runs as another user and needs access.
      await chmod(folder, 0o755)
      try {
        firsts.push(await secondsToStart(folder))
        seconds.push(await secondsToStart(folder))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
    const columns = [
      ['first time', [median(firsts)]],
      ['second time', [median(seconds)]],
    ] as const
    return fromColumns(columns, [{ label: 'ready', unit: 's' }])
  },
}

/** @throws with the output, if the process ends or does not become ready in time */
async function secondsToStart(folder: string): Promise<number> {
  const port = await findFreePort()
  const { PATH, HOME } = process.env
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    env: { PATH, HOME, PORT: `${port}`, CHEFIN_DATA: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate process group, as npm ends before its children do.
    detached: true,
  })
  let output = ''
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    while (!(await isReady(port))) {
      if (npm.exitCode !== null) throw new Error(`npm start ended before it was ready: ${output}`)
      if (performance.now() - startedAt > longestMs) {
        throw new Error(`npm start was not ready in time: ${output}`)
      }
      await delay(10)
    }
    return (performance.now() - startedAt) / 1_000
  } finally {
    await stopGroup(npm.pid)
  }
}

/** Ends a process group, by SIGTERM, and by SIGKILL if a server would have stopped long ago. */
async function stopGroup(leader: number | undefined): Promise<void> {
  if (leader === undefined) return
  const end = performance.now() + longestStopMs
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-leader, performance.now() > end ? 'SIGKILL' : signal)
    } catch {
      // No process is left in the group.
      return
    }
    await delay(50)
  }
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return response?.ok ?? false
}
