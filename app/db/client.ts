import { Pool, type PoolClient } from 'pg'

let pool: Pool | undefined

/** Waiting longer for a connection means the database is away: 503 within a second. */
const connectionTimeoutMillis = 900

/**
 * Opens the process's pool of connections under the app's own login, which may touch
 * nothing until a transaction makes it an actor.
 */
export function openDatabase(url: string, onError: (error: Error) => void, connections = 10): void {
  pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    // A query that waits longer has lost its server or holds up everyone else.
    query_timeout: 15_000,
    application_name: 'chefin',
    // A query need not wait for the answer to the one before.
    pipeline: true,
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

/** Whether the database answers, and has been migrated, for the readiness check. */
export async function isDatabaseReady(): Promise<boolean> {
  if (!pool) return false
  try {
    // No rights are needed to see that a table is there.
    const found = await pool.query(
      `select to_regclass('public.usage_records') is not null as ready`,
    )
    return found.rows[0]?.ready === true
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
    for (const { refuse } of line.splice(0)) refuse(reason)
    throw reason
  }
}
