import { sql, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Actor, GuestActor } from '#app/domain/context.ts'
import { withConnection } from './client.ts'

/** A short transaction in which the rows of one actor are to be seen. */
export type Transaction = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

type Verb<Result> = (transaction: Transaction) => Promise<Result>

/** Runs a verb on behalf of an owner: only rows with this owner's id exist for it. */
export function asOwner<Result>(ownerId: string, verb: Verb<Result>): Promise<Result> {
  return asActor({ kind: 'owner', ownerId }, verb)
}

/** Runs a verb for a guest: one restaurant, its active dishes, and the guest's own conversation. */
export function asGuest<Result>(
  guest: Omit<GuestActor, 'kind'>,
  verb: Verb<Result>,
): Promise<Result> {
  return asActor({ kind: 'guest', ...guest }, verb)
}

/** Runs a verb across owners; the reason says why that is needed. */
export function asSystem<Result>(reason: string, verb: Verb<Result>): Promise<Result> {
  return asActor({ kind: 'system', reason }, verb)
}

/** One statement of a library that writes its own SQL, as the system. */
export function querySystem(
  reason: string,
  query: string | QueryConfig,
  values?: unknown[],
): Promise<QueryResult> {
  return inTransaction({ kind: 'system', reason }, (connection) => connection.query(query, values))
}

function asActor<Result>(actor: Actor, verb: Verb<Result>): Promise<Result> {
  return inTransaction(actor, (connection) => verb(drizzle(connection, { casing: 'snake_case' })))
}

/**
 * One transaction on a connection of its own. Not Drizzle's: when its `begin` fails, as on a
 * connection that was cut, the pool never gets that connection back.
 */
function inTransaction<Result>(
  actor: Actor,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withConnection(async (connection) => {
    let broken: Error | undefined
    try {
      await connection.query('begin')
      // Local to the transaction, so that no connection of the pool remembers an actor.
      await drizzle(connection).execute(become(actor))
      const result = await work(connection)
      await connection.query('commit')
      return result
    } catch (error) {
      await connection.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      // One that cannot even roll back is thrown away.
      connection.release(broken)
    }
  })
}

function become(actor: Actor): SQL {
  switch (actor.kind) {
    case 'owner':
      return settings({ role: 'chefin_owner', 'app.owner_id': actor.ownerId })
    case 'guest':
      return settings({
        role: 'chefin_guest',
        ...('id' in actor.restaurant
          ? { 'app.restaurant_id': actor.restaurant.id }
          : { 'app.restaurant_slug': actor.restaurant.slug }),
        'app.guest_hash': actor.guestHash ?? '',
      })
    case 'system':
      return settings({ role: 'chefin_system' })
  }
}

function settings(values: Record<string, string>): SQL {
  const calls = Object.entries(values).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  )
  return sql`select ${sql.join(calls, sql`, `)}`
}
