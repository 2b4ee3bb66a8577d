import { Pool, type PoolClient, type QueryConfig } from 'pg'
import { readGauge } from '#app/telemetry/index.ts'
import { gatheringSocket } from './gathering-socket.ts'

let pool: Pool | undefined
let keepsNames = true

interface DatabaseOptions {
  /** Size of the pool. */
  readonly connections?: number
  /** A pooler stands between, which may lend each transaction another session. */
  readonly isPooled?: boolean
  /**
   * How long a connection, or its first answer, may take before the database counts as away.
   * The default lets a request answer 503 within a second.
   */
  readonly patienceMs?: number
}

const defaultPatienceMs = 900
let answerWithinMs = defaultPatienceMs

/**
 * A connection that waits for work is kept for so long: a guest who asks after a quiet minute waits
 * for no login and no plans. Asked now and then whether it lives, it outlasts what lies between.
 */
const kept = { idleTimeoutMillis: 300_000, keepAlive: true, keepAliveInitialDelayMillis: 30_000 }

/**
 * Opens the process's pool of connections under the app's own login, which may touch
 * nothing until a transaction makes it an actor.
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { connections = 10, isPooled = false, patienceMs = defaultPatienceMs }: DatabaseOptions = {},
): void {
  keepsNames = !isPooled
  answerWithinMs = patienceMs
  pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: answerWithinMs,
    ...kept,
    // A query that waits longer has lost its server or holds up everyone else.
    query_timeout: 15_000,
    application_name: 'chefin',
    // A query need not wait for the answer to the one before.
    pipeline: true,
    stream: gatheringSocket,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', onError)
  // Nor one that breaks between two queries of a transaction: the next of them fails.
  pool.on('connect', (client) => client.on('error', onError))
}

/** Closes the pool after its running queries. */
export async function closeDatabase(): Promise<void> {
  const closing = pool
  pool = undefined
  await closing?.end()
}

/**
 * A query as this database takes it: without its name where a pooler may not know it again, as
 * PgBouncer before 1.21. For `actors.ts` alone.
 */
export function asTaken(query: string | QueryConfig): string | QueryConfig {
  if (keepsNames || typeof query === 'string') return query
  const { name: _, ...unnamed } = query
  return unnamed
}

const triesAtStart = 10

/** Makes the first connection with more patience than a guest has: a machine that starts is busy. */
export async function connectPatiently(): Promise<void> {
  for (let tries = 0; tries < triesAtStart; tries++) if (await isDatabaseReady()) return
}

/** Whether the database answers, has been migrated, and is not read-only as a whole. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    return await withConnection(async (connection) => {
      let isBroken = true
      try {
        // No rights are needed to see that a table is there.
        const found = await firstAnswer(
          connection.query(
            `select to_regclass('public.usage_records') is not null
               and current_setting('transaction_read_only') = 'off' as ready`,
          ),
        )
        isBroken = false
        return found.rows[0]?.ready === true
      } finally {
        connection.release(isBroken)
      }
    })
  } catch {
    return false
  }
}

interface Waiting {
  readonly admit: () => void
  readonly refuse: (reason: unknown) => void
}

let taken = 0
const line: Waiting[] = []
readGauge('chefin_database_connections_in_use', () => taken)
readGauge('chefin_database_waiting', () => line.length)

/**
 * Works on a connection of the pool, after those who came before. However long that line is,
 * it says nothing about the database; who stands in it is turned away when the database is
 * found to be away, and not one after the other. For `actors.ts` alone.
 */
export async function withConnection<Result>(
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  if (!pool) throw new Error('The database is not open: call openDatabase() first')
  if (taken < pool.options.max) taken++
  else await new Promise<void>((admit, refuse) => line.push({ admit, refuse }))
  try {
    return await work(await connect(pool))
  } finally {
    const next = line.shift()
    if (next) next.admit()
    else taken--
  }
}

async function connect(from: Pool): Promise<PoolClient> {
  try {
    return await from.connect()
  } catch (reason) {
    turnAway(reason)
    throw reason
  }
}

function turnAway(reason: unknown): void {
  for (const { refuse } of line.splice(0)) refuse(reason)
}

/** Postgres took a statement and says nothing. The code is that of a line that went dead. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'
}

/**
 * Waits for the answer to a connection's first statement, which is none that takes long. A
 * Postgres that stands still takes statements and never answers; long ones have to be waited for.
 * @throws {DatabaseSilent}
 */
export async function firstAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const silent = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // What has arrived while this process was busy is read before.
    setImmediate(() => {
      const reason = new DatabaseSilent('The database did not answer')
      silent.reject(reason)
      turnAway(reason)
    })
  }, answerWithinMs)
  try {
    return await Promise.race([answer, silent.promise])
  } finally {
    clearTimeout(timer)
  }
}
