import { setTimeout as delay } from 'node:timers/promises'
import { Pool, type PoolClient } from 'pg'
import { changesChannel } from '#app/db/changes-channel.ts'
import type { Row } from '../bench.ts'
import { median, quantile } from '../bench.ts'
import { memoryOf, peakOf } from '../chat/process-usage.ts'
import { saveDish } from './journeys.ts'
import type { World } from './open-world.ts'

const perSecond = 1_000
const senders = 8
const pauseMs = 10
const probeChannel = 'bench_probe'

/**
 * Announces changes of random owners, each in its own transaction as the triggers do, and measures
 * meanwhile how late another process learns of a change.
 * @param owners numbers of the owners who each save a dish
 */
export async function measureChanges(world: World, owners: readonly number[]): Promise<Row[]> {
  const pid = world.neighbour.process.pid ?? 0
  const before = await memoryOf(pid)
  const pool = new Pool({ connectionString: world.server.database.adminUrl, max: senders + 2 })
  const listener = await pool.connect()
  const stopping = new AbortController()
  try {
    const delays = await receiveProbes(listener)
    const announcing = announce(world, pool, stopping.signal)
    const { peak, result: times } = await peakOf(pid, () => saveAll(world, owners))
    stopping.abort()
    const reached = await announcing
    const row = (label: string, unit: string, value: number): Row => ({
      label: `${perSecond} changes per second: ${label}`,
      unit,
      values: [value],
    })
    return [
      row('reached', '/s', reached),
      row('received, median', 'ms', median(delays)),
      row('received, p95', 'ms', quantile(delays, 0.95)),
      row('dish save until another process shows it, median', 'ms', median(times)),
      row('dish save until another process shows it, p95', 'ms', quantile(times, 0.95)),
      row('memory of a process before', 'MB', before),
      row('peak memory of it', 'MB', peak),
    ]
  } finally {
    stopping.abort()
    listener.release(true)
    await pool.end()
  }
}

async function saveAll(world: World, owners: readonly number[]): Promise<number[]> {
  const save = saveDish(world)
  const times: number[] = []
  for (const owner of owners) times.push(await save(owner))
  return times
}

/** @returns the times from sending a probe until it arrived, which grow as probes arrive */
async function receiveProbes(listener: PoolClient): Promise<readonly number[]> {
  const delays: number[] = []
  listener.on('notification', ({ payload }) => delays.push(performance.now() - Number(payload)))
  await listener.query(`listen ${probeChannel}`)
  return delays
}

/** @returns how many changes per second it announced */
async function announce({ query }: World, pool: Pool, signal: AbortSignal): Promise<number> {
  const owners = (await query('select id from owners')).map(({ id }) => String(id))
  const startedAt = performance.now()
  let sent = 0
  const send = async () => {
    while (!signal.aborted) {
      if (sent >= ((performance.now() - startedAt) * perSecond) / 1_000) {
        await delay(pauseMs)
        continue
      }
      sent++
      const isProbe = sent % 20 === 0
      const owner = owners[Math.floor(Math.random() * owners.length)]
      await pool.query('select pg_notify($1, $2)', [
        isProbe ? probeChannel : changesChannel,
        isProbe ? String(performance.now()) : owner,
      ])
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  return (sent * 1_000) / (performance.now() - startedAt)
}
