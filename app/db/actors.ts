import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  escapeLiteral,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'
import type { Actor, GuestActor } from '#app/domain/context.ts'
import { step } from '#app/telemetry/index.ts'
import { asTaken, DatabaseSilent, firstAnswer, withConnection } from './client.ts'
import type { Statement } from './statement.ts'
import { noteFailedTransaction } from './write-refusals.ts'

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

/** Sends a statement; all of a transaction are on their way before the first is answered. */
export type Send = <Row extends QueryResultRow>(statement: Statement<Row>) => Promise<Row[]>

type QuickVerb<Result> = (send: Send) => Promise<Result>

/**
 * Like `asGuest`, in one round trip: for what every question does. The verb sends all its
 * statements at once, without waiting for the result of any.
 */
export function asGuestAtOnce<Result>(
  guest: Omit<GuestActor, 'kind'>,
  verb: QuickVerb<Result>,
): Promise<Result> {
  return atOnce({ kind: 'guest', ...guest }, verb)
}

/** Like `asSystem`, in one round trip. */
export function asSystemAtOnce<Result>(reason: string, verb: QuickVerb<Result>): Promise<Result> {
  return atOnce({ kind: 'system', reason }, verb)
}

/** One statement of a library that writes its own SQL, as the system. */
export function querySystem(
  reason: string,
  query: string | QueryConfig,
  values?: unknown[],
): Promise<QueryResult> {
  return inTransaction({ kind: 'system', reason }, (connection) =>
    connection.query(asTaken(query), values),
  )
}

function asActor<Result>(actor: Actor, verb: Verb<Result>): Promise<Result> {
  return inTransaction(actor, (connection) => verb(drizzle(connection, { casing: 'snake_case' })))
}

/** Timed with the wait for a connection; which verb an owner's or a guest's is tells the request. */
function onConnection<Result>(
  actor: Actor,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const verb = actor.kind === 'system' ? { verb: actor.reason } : {}
  return step('transaction', { actor: actor.kind, ...verb }, () => withConnection(work))
}

/**
 * One transaction on a connection of its own. Not Drizzle's: when its `begin` fails, as on a
 * connection that was cut, the pool never gets that connection back.
 */
function inTransaction<Result>(
  actor: Actor,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  return onConnection(actor, async (connection) => {
    let isBroken = false
    // Sent together with the verb's first query: a transaction that could not become its actor
    // refuses every query after.
    const begun = begin(connection, actor)
    const working = Promise.try(work, connection)
    const over = Promise.allSettled([working])
    try {
      await begun
      const result = await working
      await connection.query('commit')
      return result
    } catch (error) {
      noteFailedTransaction(error)
      if (error instanceof DatabaseSilent) isBroken = true
      else {
        await over
        await connection.query('rollback').catch(() => (isBroken = true))
      }
      throw error
    } finally {
      // One that cannot even roll back is thrown away.
      connection.release(isBroken)
    }
  })
}

function atOnce<Result>(actor: Actor, verb: QuickVerb<Result>): Promise<Result> {
  return onConnection(actor, async (connection) => {
    let isBroken = false
    const begun = begin(connection, actor)
    const send: Send = async (statement) => (await connection.query(asTaken(statement))).rows
    const working = Promise.try(verb, send)
    // After a statement that failed, Postgres takes this for a rollback.
    const committed = connection.query('commit')
    const over = Promise.allSettled([committed, working])
    try {
      await begun
      const result = await working
      await committed
      return result
    } catch (error) {
      noteFailedTransaction(error)
      isBroken = error instanceof DatabaseSilent || (await over)[0].status === 'rejected'
      throw error
    } finally {
      connection.release(isBroken)
    }
  })
}

const begin = (connection: PoolClient, actor: Actor) =>
  firstAnswer(connection.query(`begin; ${become(actor)}`))

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
