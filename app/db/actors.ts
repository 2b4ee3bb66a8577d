import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
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
      // Sent together with the verb's first query: a transaction that could not become its actor
      // refuses every query after.
      const begun = connection.query(`begin; ${become(actor)}`)
      const [beginning, working] = await Promise.allSettled([begun, work(connection)])
      if (beginning.status === 'rejected') throw beginning.reason
      if (working.status === 'rejected') throw working.reason
      await connection.query('commit')
      return working.value
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

/** Local to the transaction, so that no connection of the pool remembers an actor. */
function become(actor: Actor): string {
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

// One text, so that it goes with `begin` in one message, which takes no values beside it.
function settings(values: Record<string, string>): string {
  const calls = Object.entries(values).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  )
  return `select ${calls.join(', ')}`
}
