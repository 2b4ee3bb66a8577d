import { Pool, type PoolClient, type QueryConfig } from 'pg'
import { registerGauge } from '#app/telemetry/index.ts'
import { corkedSocket } from './corked-socket.ts'

let pool: Pool | undefined
let usesNamedStatements = true

export interface PoolOptions {
  /** Maximum size of the pool. */
  readonly connections?: number
  /**
   * How long connecting, or the first response, may take before the database counts as unavailable.
   * With the default, a request is answered with 503 within a second.
   */
  readonly timeoutMs?: number
}

interface DatabaseOptions extends PoolOptions {
  /** Whether there is a transaction pooler: each transaction may run on another session. */
  readonly isPooled?: boolean
}

const defaultTimeoutMs = 900
let responseTimeoutMs = defaultTimeoutMs

/**
 * Idle connections stay open this long, so that a guest who asks after a quiet minute doesn't wait
 * for a login and for planning. Keep-alive probes prevent firewalls and proxies from dropping them.
 */
const idleOptions = {
  idleTimeoutMillis: 300_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
}

/**
 * Opens the process's pool under the app's own login, which has no rights until a transaction
 * switches to an actor's role.
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { isPooled = false, ...options }: DatabaseOptions = {},
): void {
  usesNamedStatements = !isPooled
  responseTimeoutMs = options.timeoutMs ?? defaultTimeoutMs
  pool = createPool(url, onError, options)
}

/** For `openDatabase` and `replica.ts` alone. */
export function createPool(
  url: string,
  onError: (error: Error) => void,
  { connections = 10, timeoutMs = defaultTimeoutMs }: PoolOptions,
): Pool {
  const created = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    ...idleOptions,
    // A query that takes longer has lost its server or blocks everyone else.
    query_timeout: 15_000,
    application_name: 'chefin',
    // Send queries without waiting for earlier results.
    pipeline: true,
    stream: corkedSocket,
  })
  // Without this handler, an idle connection that breaks would end the process. The next query
  // opens another.
  created.on('error', onError)
  // The same for a connection that breaks between two queries of a transaction; its next query
  // fails.
  created.on('connect', (client) => client.on('error', onError))
  return created
}

/** Closes the pool once its running queries have finished. */
export async function closeDatabase(): Promise<void> {
  const closing = pool
  pool = undefined
  await closing?.end()
}

/**
 * Drops the name of a prepared statement where a pooler doesn't track them, such as PgBouncer
 * before 1.21. For `actors.ts` alone.
 */
export function withoutNameIfPooled(query: string | QueryConfig): string | QueryConfig {
  if (usesNamedStatements || typeof query === 'string') return query
  const { name: _, ...unnamed } = query
  return unnamed
}

const maxAttempts = 10

/** Makes the first connection, with several attempts, because a machine that is booting is slow. */
export async function connectWithRetries(): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) if (await isDatabaseReady()) return
}

/** Whether the database answers, has been migrated, and isn't read-only. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    return await withConnection(async (connection) => {
      let isBroken = true
      try {
        // Looking up a table's name needs no rights on it.
        const result = await withResponseTimeout(
          connection.query(
            `select to_regclass('public.usage_records') is not null
               and current_setting('transaction_read_only') = 'off' as ready`,
          ),
        )
        isBroken = false
        return result.rows[0]?.ready === true
      } finally {
        connection.release(isBroken)
      }
    })
  } catch {
    return false
  }
}

/** A caller that waits for a connection. */
interface Waiting {
  readonly admit: () => void
  readonly reject: (reason: unknown) => void
}

let inUse = 0
const queue: Waiting[] = []
registerGauge('chefin_database_connections_in_use', () => inUse)
registerGauge('chefin_database_waiting', () => queue.length)

/**
 * Runs `work` on a pooled connection, in first-come order. A long queue doesn't mean that the
 * database is unavailable. Once it is found to be, all waiting callers are rejected at once rather
 * than one timeout after the other. For `actors.ts` alone.
 */
export async function withConnection<Result>(
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  if (!pool) throw new Error('The database is not open: call openDatabase() first')
  if (inUse < pool.options.max) inUse++
  else await new Promise<void>((admit, reject) => queue.push({ admit, reject }))
  try {
    return await work(await connect(pool))
  } catch (reason) {
    if (reason instanceof DatabaseTimeoutError) rejectQueue(reason)
    throw reason
  } finally {
    const next = queue.shift()
    if (next) next.admit()
    else inUse--
  }
}

async function connect(from: Pool): Promise<PoolClient> {
  try {
    return await from.connect()
  } catch (reason) {
    rejectQueue(reason)
    throw reason
  }
}

function rejectQueue(reason: unknown): void {
  for (const { reject } of queue.splice(0)) reject(reason)
}

/** Postgres accepted a statement but didn't respond. The code is that of a lost connection. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'ETIMEDOUT'
}

/**
 * Waits a limited time for the response to a connection's first statement, which must be a quick
 * one. A hung Postgres accepts statements and never responds. Later statements have no such limit,
 * because they may be slow.
 * @throws {DatabaseTimeoutError}
 */
export async function withResponseTimeout<Result>(response: Promise<Result>): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // Let data that arrived while this process was busy be read first.
    setImmediate(() => timeout.reject(new DatabaseTimeoutError('The database did not respond')))
  }, responseTimeoutMs)
  try {
    return await Promise.race([response, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
