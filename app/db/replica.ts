import type { Pool, PoolClient } from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import { registerGauge } from '#app/telemetry/index.ts'
import { createPool, withResponseTimeout, type PoolOptions } from './client.ts'

interface ReplicaOptions extends PoolOptions {
  /** How long a replica that failed isn't asked again. */
  readonly retryAfterMs?: number
}

interface Replica {
  readonly pool: Pool
  readonly onError: (error: Error) => void
  readonly retryAfterMs: number
  /** By `performance.now()`. */
  ignoredUntil: number
}

/** The replica usually is behind by less. */
const maxWaitMs = 50
const pollIntervalMs = 5

let replica: Replica | undefined
registerGauge('chefin_replica_used', () => (isInUse() ? 1 : 0))

/** Opens a pool on a streaming replica of the database, for reads that are many or slow. */
export function openReplica(
  url: string,
  onError: (error: Error) => void,
  { retryAfterMs = 5_000, ...options }: ReplicaOptions = {},
): void {
  replica = { pool: createPool(url, onError, options), onError, retryAfterMs, ignoredUntil: 0 }
}

export async function closeReplica(): Promise<void> {
  const closing = replica
  replica = undefined
  await closing?.pool.end()
}

/** Whether there is a replica that hasn't just failed. */
export function isInUse(): boolean {
  return replica !== undefined && performance.now() >= replica.ignoredUntil
}

/**
 * Runs a transaction on the replica, unless it lags or has failed. For `actors.ts` alone.
 * @param position what it must have replayed, from `pg_current_wal_lsn`
 * @param actorSql sets the actor
 * @param work only reads; it may run a second time, on the primary
 */
export async function onReplica<Result>(
  position: string,
  actorSql: string,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  const used = replica
  if (!used) return undefined
  try {
    const connection = await used.pool.connect()
    let isBroken = true
    try {
      await withResponseTimeout(connection.query(`begin read only; ${actorSql}`))
      const isCurrent = await waitUntilReplayed(connection, position)
      const done = isCurrent ? { result: await work(connection) } : undefined
      await connection.query('commit')
      isBroken = false
      return done
    } finally {
      connection.release(isBroken)
    }
  } catch (error) {
    // The primary answers, or throws the same error if it isn't the replica's.
    used.ignoredUntil = performance.now() + used.retryAfterMs
    used.onError(error instanceof Error ? error : new Error(String(error)))
    return undefined
  }
}

/** @returns whether the replica has replayed the position, after waiting for a moment */
async function waitUntilReplayed(connection: PoolClient, position: string): Promise<boolean> {
  const deadline = performance.now() + maxWaitMs
  for (;;) {
    const { rows } = await connection.query<{ replayed: boolean | null }>({
      name: 'is_replayed',
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
      values: [position],
    })
    const replayed = rows[0]?.replayed
    if (replayed === null) throw new Error('The database of DATABASE_READ_URL is no replica')
    if (replayed === true) return true
    if (performance.now() > deadline) return false
    await delay(pollIntervalMs)
  }
}
