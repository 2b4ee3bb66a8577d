import type { Pool, PoolClient } from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import { registerGauge } from '#app/telemetry/index.ts'
import { createPool, withResponseTimeout, type PoolOptions } from './client.ts'

interface ReplicaOptions extends PoolOptions {
  /** How long a replica that lags or has failed isn't asked again. */
  readonly retryAfterMs?: number
}

interface Replica {
  readonly pool: Pool
  readonly onError: (error: Error) => void
  readonly retryAfterMs: number
  /** By `performance.now()`. */
  ignoredUntil: number
}

// It is usually behind by less.
const maxLagMs = 50
const pollIntervalMs = 2

let replica: Replica | undefined
registerGauge('chefin_replica_used', () => (replica ? Number(isInUse(replica)) : Number.NaN))

const isInUse = ({ ignoredUntil }: Replica) => performance.now() >= ignoredUntil

/**
 * Opens a pool on a streaming replica, for reads that are many or slow.
 * @param onError receives why a read went to the primary instead
 */
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

/** Whether there is a replica that is well and has a free connection. */
export function canRead(): boolean {
  if (!replica || !isInUse(replica)) return false
  const { idleCount, totalCount, options } = replica.pool
  return idleCount > 0 || totalCount < options.max
}

/** Reads how far the primary has flushed its log: everything that is committed is before it. */
export async function readPosition(primary: PoolClient): Promise<string> {
  const { rows } = await primary.query<{ position: string }>(
    'select pg_current_wal_flush_lsn() as position',
  )
  return rows[0]?.position ?? ''
}

/**
 * Runs a transaction on the replica. For `actors.ts` alone.
 * @param position what the replica must have replayed
 * @param actorSql sets the actor
 * @param work only reads
 * @returns undefined if the primary must answer
 */
export async function onReplica<Result>(
  position: string,
  actorSql: string,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  const used = replica
  if (!used) return undefined
  let isCurrent = false
  try {
    const connection = await used.pool.connect()
    let isBroken = true
    try {
      await withResponseTimeout(connection.query(`begin read only; ${actorSql}`))
      await waitUntilReplayed(connection, position)
      isCurrent = true
      const result = await work(connection)
      await connection.query('commit')
      isBroken = false
      return { result }
    } finally {
      connection.release(isBroken)
    }
  } catch (error) {
    // A current replica is kept: the verb failed, as it will on the primary, or its query was
    // cancelled so that replay could go on.
    if (!isCurrent) used.ignoredUntil = performance.now() + used.retryAfterMs
    used.onError(error instanceof Error ? error : new Error(String(error)))
    return undefined
  }
}

async function waitUntilReplayed(connection: PoolClient, position: string): Promise<void> {
  const deadline = performance.now() + maxLagMs
  for (;;) {
    const { rows } = await connection.query<{ replayed: boolean | null }>(
      `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1 end as replayed`,
      [position],
    )
    const replayed = rows[0]?.replayed
    if (replayed === true) return
    if (replayed === null) throw new Error('The database of DATABASE_READ_URL is no replica')
    if (performance.now() > deadline) throw new Error(`The replica lags by over ${maxLagMs} ms`)
    await delay(pollIntervalMs)
  }
}
