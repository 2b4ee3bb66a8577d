import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import { querySystem } from '#app/db/actors.ts'
import { recordFailure } from './database-failures.ts'

const reason = 'Better Auth keeps sessions'

/**
 * A database for Better Auth's adapter, which doesn't know our actors: each of its statements runs
 * as the system actor in a separate transaction.
 */
export function authDatabase(): NodePgDatabase {
  return drizzle(asPgClient(), { casing: 'snake_case' })
}

/** Drizzle's driver only uses query() of a client, since we handle transactions. */
function asPgClient(): PoolClient {
  const client = {
    query: (query: string | QueryConfig, values?: unknown[]) =>
      querySystem(reason, query, values).catch(failed),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- see above
  return client as unknown as PoolClient
}

function failed(error: unknown): never {
  recordFailure(error)
  throw error
}
