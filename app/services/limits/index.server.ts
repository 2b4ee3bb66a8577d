import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { querySystem } from '#app/db/actors.ts'
import { LimitReachedError } from '#app/domain/errors.ts'
import { count } from '#app/telemetry/index.ts'

/** At most `times` events within `seconds`, per subject. */
export interface Limit {
  readonly name: string
  readonly times: number
  readonly seconds: number
  /** The key of the error message, if not the general one. */
  readonly messageKey?: string
}

/** A counter of one subject, such as an owner, an address or a mailbox, under one limit. */
export interface Counter {
  readonly limit: Limit
  readonly subject: string
  /** How many events to count in this call; 1 by default. */
  readonly events?: number
}

let secret: string | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/** Initialises the counters, which all processes of a database share. */
export function openLimits(appSecret: string): void {
  secret = appSecret
}

/**
 * Counts the events of each counter. Call it before the limited operation, so that concurrent
 * requests are counted.
 * @throws {LimitReachedError} when any of them is used up
 */
export async function consumeLimits(...counters: readonly Counter[]): Promise<void> {
  for (const { limit, subject, events = 1 } of counters) {
    const key = hashSubject(subject)
    try {
      await getLimiter(limit).consume(key, events)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      // There may be room for a single event.
      if (events > 1) await getLimiter(limit).reward(key, events)
      count('chefin_refusals_total', { limit: limit.name })
      throw new LimitReachedError(Math.ceil(reason.msBeforeNext / 1000), limit.messageKey)
    }
  }
}

/** Removes one event from each counter, for operations that turned out to be legitimate. */
export async function refundLimits(...counters: readonly Counter[]): Promise<void> {
  for (const { limit, subject } of counters) await getLimiter(limit).reward(hashSubject(subject))
}

/** Resets these counters. */
export async function resetLimits(...counters: readonly Counter[]): Promise<void> {
  for (const { limit, subject } of counters) await getLimiter(limit).delete(hashSubject(subject))
}

function getLimiter({ name, times, seconds }: Limit): RateLimiterPostgres {
  const existing = limiters.get(name)
  if (existing) return existing
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

/** Hashes a subject: the table must not contain email or network addresses. */
export function hashSubject(subject: string): string {
  if (!secret) throw new Error('Limits are not open: call openLimits() first')
  return createHmac('sha256', secret).update(subject).digest('base64url')
}
