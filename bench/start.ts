import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { fromColumns, median, type Bench } from './bench.ts'

const longestMs = 120_000
const longestStopMs = 30_000

/** `npm start` with Postgres and all, as its README says it, until it would get traffic. */
export const start: Bench = {
  title: '`npm start`, installed and built: from the command to the first good answer of /readyz',
  async run(_, { isShort }) {
    const firsts: number[] = []
    const seconds: number[] = []
    for (let round = 0; round < (isShort ? 1 : 3); round++) {
      const folder = await mkdtemp(join(tmpdir(), 'chefin-start-'))
      // Run as root, Postgres runs as another user, who has to get in.
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
    return fromColumns(columns, [{ what: 'ready', unit: 's' }])
  },
}

async function secondsToStart(folder: string): Promise<number> {
  const port = await findFreePort()
  const { PATH, HOME } = process.env
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    env: { PATH, HOME, PORT: `${port}`, CHEFIN_DATA: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: npm ends before what it started does.
    detached: true,
  })
  let output = ''
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    await untilReady(
      port,
      begun,
      () => npm.exitCode !== null,
      () => output,
    )
    return (performance.now() - begun) / 1_000
  } finally {
    await stopGroup(npm.pid)
  }
}

/** Ends a command with all that it started; gives it as long as a server takes to stop. */
async function stopGroup(leader: number | undefined): Promise<void> {
  if (leader === undefined) return
  const end = performance.now() + longestStopMs
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-leader, performance.now() > end ? 'SIGKILL' : signal)
    } catch {
      // There is nobody left to be told.
      return
    }
    await delay(50)
  }
}

/** @throws with what was output, if it ends or does not become ready */
async function untilReady(
  port: number,
  begun: number,
  hasEnded: () => boolean,
  output: () => string,
): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded()) throw new Error(`npm start ended before it was ready: ${output()}`)
    if (performance.now() - begun > longestMs)
      throw new Error(`npm start was not ready in time: ${output()}`)
    await delay(10)
  }
}
