import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { fromColumns, median, type Bench } from './bench.ts'

const longestMs = 120_000

/** `npm start` with Postgres and all, as its README says it, until it would get traffic. */
export const start: Bench = {
  title: '`npm start`, installed and built: from the command to the first good answer of /readyz',
  async run(_, { isShort }) {
    const firsts: number[] = []
    const seconds: number[] = []
    for (let round = 0; round < (isShort ? 1 : 3); round++) {
      const folder = await mkdtemp(join(tmpdir(), 'chefin-start-'))
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
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(npm, 'exit')
  try {
    await untilReady(port, begun, () => npm.exitCode !== null)
    return (performance.now() - begun) / 1_000
  } finally {
    // npm passes it on, and waits.
    npm.kill('SIGTERM')
    await ended
  }
}

async function untilReady(port: number, begun: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded()) throw new Error('`npm start` ended before it was ready')
    if (performance.now() - begun > longestMs) throw new Error('`npm start` was not ready in time')
    await delay(10)
  }
}
