import { sql } from 'drizzle-orm'
import { asSystemPipelined } from '#app/db/actors.ts'
import { statement } from '#app/db/statement.ts'
import { LimitReached } from '#app/domain/errors.ts'
import { count as countEvent, note } from '#app/telemetry/index.ts'
import { keyOf, type Counted } from './index.server.ts'

/** How often the processes tell each other, in milliseconds. */
const syncMs = 1_000

/** So much of a limit may be counted here before the other processes have to be told. */
const untoldShare = 1 / 4

interface Count {
  points: number
  /** How many of them the database knows of. */
  told: number
  /** End of its window, in Unix milliseconds. */
  readonly expire: number
}

const counts = new Map<string, Count>()

/**
 * Counts one more for each of these, unless one of them is used up: then none is counted.
 * For what must cost next to nothing. Counted in this process at once, and told to all others
 * within a second; where `isShareDue` is asked before, each process lets through at most a
 * quarter of a limit of which the others don't know.
 * @throws {LimitReached}
 */
export function countQuickly(...counted: readonly Counted[]): void {
  const now = Date.now()
  const used = tryCount(counted, now)
  if (!used) return
  const seconds = Math.ceil((used.count.expire - now) / 1_000)
  throw new LimitReached(seconds, used.limit.messageKey)
}

/** The same without an error when one is used up. Tells whether they were counted. */
export function countIfRoom(...counted: readonly Counted[]): boolean {
  return tryCount(counted, Date.now()) === undefined
}

/** Which of them is used up; where none is, one more is counted for each. */
function tryCount(counted: readonly Counted[], now: number) {
  const all = counted.map((one) => ({ limit: one.limit, ...countOf(one, now) }))
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
 * Whether so much was counted here since the last `shareCounts` that the other processes have
 * to be heard first. Ask again after having heard them, and count without awaiting anything in
 * between: others wait as well.
 */
export function isShareDue(...counted: readonly Counted[]): boolean {
  const now = Date.now()
  return counted.some((one) => {
    const { points, told } = countOf(one, now).count
    return points < one.limit.times && points - told >= one.limit.times * untoldShare
  })
}

/** Takes one count back each: what was counted turned out to cost nothing. */
export function takeBackQuickly(...counted: readonly Counted[]): void {
  for (const one of counted) {
    const { count } = countOf(one, Date.now())
    if (count.points > 0) count.points--
  }
}

/** Windows begin at the same moment everywhere. */
function countOf({ limit, whom }: Counted, now: number): { key: string; count: Count } {
  const windowMs = limit.seconds * 1_000
  const window = Math.floor(now / windowMs)
  const key = `${limit.name}:${window}:${keyOf(whom)}`
  const count = counts.get(key) ?? { points: 0, told: 0, expire: (window + 1) * windowMs }
  return { key, count }
}

let last: Promise<unknown> = Promise.resolve()
let next: Promise<void> | undefined

/**
 * Tells the database what was counted here, and learns what was counted elsewhere. Never twice
 * at once: who comes while that is under way shares in the next one.
 */
export function shareCounts(): Promise<void> {
  next ??= (async () => {
    await last
    next = undefined
    const sharing = syncCounts()
    last = Promise.allSettled([sharing])
    return sharing
  })()
  return next
}

async function syncCounts(): Promise<void> {
  const now = Date.now()
  for (const [key, { expire }] of counts) if (expire <= now) counts.delete(key)
  const news = [...counts].filter(([, { points, told }]) => points !== told)
  if (news.length === 0) return
  const rows = news.map(([key, { points, told, expire }]) => ({
    key,
    points: points - told,
    expire,
    sum: points,
  }))
  // In one order everywhere, so that two processes never wait for each other.
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  await tell(rows)
}

interface News {
  readonly key: string
  /** What the database does not know yet. */
  readonly points: number
  readonly expire: number
  /** What it makes with that, if nobody else has counted. */
  readonly sum: number
}

async function tell(rows: readonly News[]): Promise<void> {
  const others = await asSystemPipelined('processes share their counts', (send) =>
    send(storeCounts({ rows: JSON.stringify(rows) })),
  )
  const sumOf = new Map(others.map(({ key, points }) => [key, points]))
  for (const { key, sum: expected } of rows) {
    const count = counts.get(key)
    if (!count) continue
    const sum = sumOf.get(key) ?? expected
    const sinceThen = count.points - expected
    count.told = sum
    count.points = sum + sinceThen
  }
}

/** Adds what is told to each count; gives those that others have counted as well. */
const storeCounts = statement<{ rows: string }, Pick<News, 'key' | 'points'>>(
  'store_counts',
  sql`with told as (select * from json_to_recordset(${sql.placeholder('rows')}::json)
        as told(key text, points integer, expire bigint, sum integer)),
      stored as (insert into rate_limits (key, points, expire)
        select key, points, expire from told
        on conflict (key) do update set points = rate_limits.points + excluded.points
        returning key, points)
    select key, stored.points from stored join told using (key) where stored.points <> told.sum`,
)

/** Shares every second and at the end. What could not be told is told with the next. */
export function startSharingCounts(onError: (error: unknown) => void): { stop(): Promise<void> } {
  const share = () => shareCounts().catch(onError)
  const timer = setInterval(share, syncMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await share()
    },
  }
}
