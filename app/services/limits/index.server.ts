import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { querySystem } from '#app/db/actors.ts'
import { LimitReached } from '#app/domain/errors.ts'
import { count } from '#app/telemetry/index.ts'

/** So many times within so many seconds, for each whom. */
export interface Limit {
  readonly name: string
  readonly times: number
  readonly seconds: number
  /** What who has used it up is told, where that is not the general word. */
  readonly messageKey?: string
}

/** One count: of whom, by which limit. */
export interface Counted {
  readonly limit: Limit
  readonly whom: string
}

let secret: string | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/** Opens the counters, which all processes on one database share. */
export function openLimits(appSecret: string): void {
  secret = appSecret
}

/**
 * Counts one more for each of these, before what they limit is done: what comes at once is
 * counted at once.
 * @throws {LimitReached} when any of them is used up
 */
export async function countAgainst(...counted: readonly Counted[]): Promise<void> {
  for (const { limit, whom } of counted) {
    try {
      await limiterOf(limit).consume(keyOf(whom))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      count('chefin_refusals_total', { limit: limit.name })
      throw new LimitReached(Math.ceil(reason.msBeforeNext / 1000), limit.messageKey)
    }
  }
}

/** Takes one count back each: what was counted turned out to be rightful. */
export async function takeBack(...counted: readonly Counted[]): Promise<void> {
  for (const { limit, whom } of counted) await limiterOf(limit).reward(keyOf(whom))
}

/** Forgets these counts. */
export async function forgetCounts(...counted: readonly Counted[]): Promise<void> {
  for (const { limit, whom } of counted) await limiterOf(limit).delete(keyOf(whom))
}

function limiterOf({ name, times, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (query: string) => querySystem('limits are counted', query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
  })
  limiters.set(name, limiter)
  return limiter
}

/** Names whom is counted. Hashed: the table holds no address, of mail or network. */
export function keyOf(whom: string): string {
  if (!secret) throw new Error('Limits are not open: call openLimits() first')
  return createHmac('sha256', secret).update(whom).digest('base64url')
}
