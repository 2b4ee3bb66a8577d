import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Actor, GuestActor, OwnerActor } from '#app/domain/actor.ts'
import { step } from '#app/telemetry/index.ts'
import { actorSql, assertCurrentSql } from './actor-sql.ts'
import {
  withoutNameIfPooled,
  DatabaseTimeoutError,
  withResponseTimeout,
  withConnection,
} from './client.ts'
import { canRead, onReplica, readPosition } from './replica.ts'
import type { Statement } from './statement.ts'
import { recordWriteRefusal } from './write-refusals.ts'

/** A short transaction. Row-level security limits it to the rows of one actor. */
export type Transaction = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

export type Verb<Result> = (transaction: Transaction) => Promise<Result>

/**
 * Runs a verb in the rows of the actor's owner, of which a member sees those of the own restaurants. No
 * others are visible. Verbs use `domain/as-owner.ts`, which checks the permission first.
 */
export function asOwnerUnchecked<Result>(actor: OwnerActor, verb: Verb<Result>): Promise<Result> {
  return asActor(actor, verb)
}

/**
 * Like `asOwnerUnchecked`, and checks a member against the stored membership, or a token against its row,
 * which can't change until the transaction ends: an owner may have removed the person, changed the role
 * or revoked the token since the request began. For `domain/as-owner.ts` alone.
 * @throws a database error of one of `staleActorCodes`
 */
export function asCurrentOwner<Result>(actor: OwnerActor, verb: Verb<Result>): Promise<Result> {
  return asActor(actor, verb, assertCurrentSql(actor))
}

/**
 * SQLSTATEs of `assert_member`, if the person isn't in the team, or with another role or restaurants, and
 * of `assert_token`, if the token isn't valid.
 */
export const staleActorCodes = { gone: 'CHF01', changed: 'CHF02', revoked: 'CHF03' } as const

/**
 * Runs a verb for a guest: one restaurant, its active dishes and the guest's own conversation are
 * visible.
 */
export function asGuest<Result>(
  guest: Omit<GuestActor, 'kind'>,
  verb: Verb<Result>,
): Promise<Result> {
  return asActor({ kind: 'guest', ...guest }, verb)
}

/**
 * Like `asCurrentOwner`, for a verb that only reads: on the replica, if there is one that has all that is
 * committed by now. For `domain/as-owner.ts` alone.
 */
export function asReadingOwner<Result>(actor: OwnerActor, verb: Verb<Result>): Promise<Result> {
  return readAsActor(actor, verb, assertCurrentSql(actor))
}

/** Like `asGuest`, for a verb that only reads: on the replica, as `asReadingOwner`. */
export function asReadingGuest<Result>(
  guest: Omit<GuestActor, 'kind'>,
  verb: Verb<Result>,
): Promise<Result> {
  return readAsActor({ kind: 'guest', ...guest }, verb)
}

async function readAsActor<Result>(
  actor: Actor,
  verb: Verb<Result>,
  checkSql = '',
): Promise<Result> {
  if (canRead()) {
    const position = await inTransaction(actor, readPosition, checkSql)
    const read = await onReplica(position, actorSql(actor), (connection) =>
      verb(toTransaction(connection)),
    )
    if (read) return read.result
  }
  return asActor(actor, verb, checkSql)
}

/**
 * Runs a verb across owners.
 * @param reason why that is needed, in a few words; recorded in the trace
 */
export function asSystem<Result>(reason: string, verb: Verb<Result>): Promise<Result> {
  return asActor({ kind: 'system', reason }, verb)
}

/** Sends a statement. All statements of a transaction are sent before the first result arrives. */
export type Send = <Row extends QueryResultRow>(statement: Statement<Row>) => Promise<Row[]>

type PipelinedVerb<Result> = (send: Send) => Promise<Result>

/**
 * Like `asGuest`, in one round trip, for the hot path of a question. The verb must send all its
 * statements without waiting for a result.
 */
export function asGuestPipelined<Result>(
  guest: Omit<GuestActor, 'kind'>,
  verb: PipelinedVerb<Result>,
): Promise<Result> {
  return inPipelinedTransaction({ kind: 'guest', ...guest }, verb)
}

/** Like `asSystem`, in one round trip. */
export function asSystemPipelined<Result>(
  reason: string,
  verb: PipelinedVerb<Result>,
): Promise<Result> {
  return inPipelinedTransaction({ kind: 'system', reason }, verb)
}

/** Runs one statement of a library that writes its own SQL, as the system actor. */
export function querySystem(
  reason: string,
  query: string | QueryConfig,
  values?: unknown[],
): Promise<QueryResult> {
  return inTransaction({ kind: 'system', reason }, (connection) =>
    connection.query(withoutNameIfPooled(query), values),
  )
}

function asActor<Result>(actor: Actor, verb: Verb<Result>, checkSql = ''): Promise<Result> {
  return inTransaction(actor, (connection) => verb(toTransaction(connection)), checkSql)
}

const toTransaction = (connection: PoolClient) => drizzle(connection, { casing: 'snake_case' })

/**
 * Runs work on a connection, as a traced step that includes the wait for the connection. Only the
 * system actor has a verb: for owners and guests, the request identifies it.
 */
function onConnection<Result>(
  actor: Actor,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const verb = actor.kind === 'system' ? { verb: actor.reason } : {}
  return step('transaction', { actor: actor.kind, ...verb }, () => withConnection(work))
}

/**
 * Runs one transaction on a dedicated connection, after statements that may reject it. This doesn't use Drizzle's `transaction`: when
 * its `begin` fails, for instance on a dropped connection, the connection is never returned to the
 * pool.
 */
function inTransaction<Result>(
  actor: Actor,
  work: (connection: PoolClient) => Promise<Result>,
  checkSql = '',
): Promise<Result> {
  return onConnection(actor, async (connection) => {
    let isBroken = false
    // Sent together with the verb's first query. If the check or setting the role fails, Postgres rejects every
    // query after it.
    const transaction = begin(connection, actor, checkSql)
    const working = Promise.try(work, connection)
    const settled = Promise.allSettled([working])
    try {
      await transaction
      const result = await working
      await connection.query('commit')
      return result
    } catch (error) {
      recordWriteRefusal(error)
      if (error instanceof DatabaseTimeoutError) isBroken = true
      else {
        await settled
        await connection.query('rollback').catch(() => (isBroken = true))
      }
      throw error
    } finally {
      // A connection that can't roll back is destroyed.
      connection.release(isBroken)
    }
  })
}

function inPipelinedTransaction<Result>(
  actor: Actor,
  verb: PipelinedVerb<Result>,
): Promise<Result> {
  return onConnection(actor, async (connection) => {
    let isBroken = false
    const transaction = begin(connection, actor)
    const send: Send = async (statement) =>
      (await connection.query(withoutNameIfPooled(statement))).rows
    const working = Promise.try(verb, send)
    // After a failed statement, Postgres treats this as a rollback.
    const committed = connection.query('commit')
    const settled = Promise.allSettled([committed, working])
    try {
      await transaction
      const result = await working
      await committed
      return result
    } catch (error) {
      recordWriteRefusal(error)
      isBroken = error instanceof DatabaseTimeoutError || (await settled)[0].status === 'rejected'
      throw error
    } finally {
      connection.release(isBroken)
    }
  })
}

const begin = (connection: PoolClient, actor: Actor, checkSql = '') =>
  withResponseTimeout(connection.query(`begin; ${checkSql}${actorSql(actor)}`))
