import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import { querySystem } from '#app/db/actors.ts'
import { noteFailure } from './database-failures.ts'

const reason = 'Better Auth keeps sessions'

/**
 * A database for Better Auth's adapter, which knows nothing of our actors: each of its
 * statements runs as the system in a transaction of its own.
 */
export function authDatabase(): NodePgDatabase {
  return drizzle(asPgClient(), { casing: 'snake_case' })
}

/** Drizzle's driver calls nothing of a client but query(), given that transactions are ours. */
function asPgClient(): PoolClient {
  const client = {
    query: (query: string | QueryConfig, values?: unknown[]) =>
      querySystem(reason, query, values).catch(failed),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as said above
  return client as unknown as PoolClient
}

function failed(error: unknown): never {
  noteFailure(error)
  throw error
}
