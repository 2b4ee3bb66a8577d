import { sql } from 'drizzle-orm'
import { asSystemPipelined } from '#app/db/actors.ts'
import { statement } from '#app/db/statement.ts'
import { LimitReachedError } from '#app/domain/errors.ts'
import { count as countEvent, note } from '#app/telemetry/index.ts'
import { hashSubject, type Counter } from './index.server.ts'

/** How often processes sync their counts, in milliseconds. */
const syncMs = 1_000

/** The share of a limit that may be counted locally before a sync is due. */
const maxUnsyncedShare = 1 / 4

interface Count {
  points: number
  /** The part of the points that the database has. */
  synced: number
  /** End of its window, in Unix milliseconds. */
  readonly expire: number
}

const counts = new Map<string, Count>()

/**
 * Counts one event on each counter, or none if a counter is used up. Counts in memory, for hot
 * paths, and syncs with the other processes within a second. If `isSyncDue` is checked before, each
 * process admits at most a quarter of a limit that the others don't know about.
 * @throws {LimitReachedError}
 */
export function consumeInMemory(...counters: readonly Counter[]): void {
  const now = Date.now()
  const used = tryCount(counters, now)
  if (!used) return
  const seconds = Math.ceil((used.count.expire - now) / 1_000)
  throw new LimitReachedError(seconds, used.limit.messageKey)
}

/** Like `consumeInMemory`, but returns whether the events were counted instead of throwing. */
export function tryConsumeInMemory(...counters: readonly Counter[]): boolean {
  return tryCount(counters, Date.now()) === undefined
}

/** Returns the counter that is used up, or counts one event on each. */
function tryCount(counters: readonly Counter[], now: number) {
  const all = counters.map((counter) => ({ limit: counter.limit, ...getCount(counter, now) }))
  const used = all.find(({ limit, count }) => count.points >= limit.times)
  if (used) {
    countEvent('chefin_refusals_total', { limit: used.limit.name })
    return used
  }
  for (const { key, count } of all) {
    count.points++
    counts.set(key, count)
  }
  note('within limits')
  return undefined
}

/**
 * Whether enough was counted here since the last sync that `syncCounts` has to be called first.
 * Check again after the sync, and count without awaiting anything in between: others are waiting
 * too.
 */
export function isSyncDue(...counters: readonly Counter[]): boolean {
  const now = Date.now()
  return counters.some((counter) => {
    const { points, synced } = getCount(counter, now).count
    const { times } = counter.limit
    return points < times && points - synced >= times * maxUnsyncedShare
  })
}

/** Removes one event from each counter, for operations that turned out to cost nothing. */
export function refundInMemory(...counters: readonly Counter[]): void {
  for (const counter of counters) {
    const { count } = getCount(counter, Date.now())
    if (count.points > 0) count.points--
  }
}

/**
 * Returns a counter's count in the current window, which starts at the same moment in all
 * processes.
 */
function getCount({ limit, subject }: Counter, now: number): { key: string; count: Count } {
  const windowMs = limit.seconds * 1_000
  const window = Math.floor(now / windowMs)
  const key = `${limit.name}:${window}:${hashSubject(subject)}`
  const count = counts.get(key) ?? { points: 0, synced: 0, expire: (window + 1) * windowMs }
  return { key, count }
}

let last: Promise<unknown> = Promise.resolve()
let next: Promise<void> | undefined

/**
 * Adds the local counts to the database and reads those of other processes. Never runs twice at a
 * time: a call during a sync shares the next one.
 */
export function syncCounts(): Promise<void> {
  next ??= (async () => {
    await last
    next = undefined
    const syncing = syncOnce()
    last = Promise.allSettled([syncing])
    return syncing
  })()
  return next
}

async function syncOnce(): Promise<void> {
  const now = Date.now()
  for (const [key, { expire }] of counts) if (expire <= now) counts.delete(key)
  const unsynced = [...counts].filter(([, { points, synced }]) => points !== synced)
  if (unsynced.length === 0) return
  const rows = unsynced.map(([key, { points, synced, expire }]) => ({
    key,
    points: points - synced,
    expire,
    sum: points,
  }))
  // Sorted, so that two processes never deadlock.
  rows.sort((first, second) => (first.key < second.key ? -1 : 1))
  await storeAndMerge(rows)
}

interface Unsynced {
  readonly key: string
  /** The points that are not in the database yet. */
  readonly points: number
  readonly expire: number
  /** The database's count after adding these, if no other process has counted. */
  readonly sum: number
}

async function storeAndMerge(rows: readonly Unsynced[]): Promise<void> {
  const others = await asSystemPipelined('processes share their counts', (send) =>
    send(storeCounts({ rows: JSON.stringify(rows) })),
  )
  const sumOf = new Map(others.map(({ key, points }) => [key, points]))
  for (const { key, sum: expected } of rows) {
    const count = counts.get(key)
    if (!count) continue
    const sum = sumOf.get(key) ?? expected
    const addedMeanwhile = count.points - expected
    count.synced = sum
    count.points = sum + addedMeanwhile
  }
}

/** Adds to each count; returns the counts that other processes have changed too. */
const storeCounts = statement<{ rows: string }, Pick<Unsynced, 'key' | 'points'>>(
  'store_counts',
  sql`with synced as (select * from json_to_recordset(${sql.placeholder('rows')}::json)
        as synced(key text, points integer, expire bigint, sum integer)),
      stored as (insert into rate_limits (key, points, expire)
        select key, points, expire from synced
        on conflict (key) do update set points = rate_limits.points + excluded.points
        returning key, points)
    select key, stored.points from stored join synced using (key) where stored.points <> synced.sum`,
)

/**
 * Starts syncing every second and on stop. Counts that could not be synced are sent with the next
 * sync.
 */
export function startSyncingCounts(onError: (error: unknown) => void): { stop(): Promise<void> } {
  const sync = () => syncCounts().catch(onError)
  const timer = setInterval(sync, syncMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await sync()
    },
  }
}
