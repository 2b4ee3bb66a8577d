import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import { querySystem } from '#app/db/actors.ts'
import { recordFailure } from './database-failures.ts'

const reason = 'Better Auth manages sessions'

/**
 * Creates a database for Better Auth's adapter, which isn't aware of our actors: each of its
 * statements runs as the system actor in a separate transaction.
 */
export function authDatabase(): NodePgDatabase {
  return drizzle(asPgClient(), { casing: 'snake_case' })
}

/** Returns a client with only a `query` method: Drizzle's driver uses no other. */
function asPgClient(): PoolClient {
  const client = {
    query: (query: string | QueryConfig, values?: unknown[]) =>
      querySystem(reason, query, values).catch(recordAndRethrow),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- see above
  return client as unknown as PoolClient
}

function recordAndRethrow(error: unknown): never {
  recordFailure(error)
  throw error
}
