import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Actor, GuestActor } from '#app/domain/context.ts'
import { database } from './client.ts'

/** A short transaction in which the rows of one actor are to be seen. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

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

function asActor<Result>(actor: Actor, verb: Verb<Result>): Promise<Result> {
  return database().transaction(async (transaction) => {
    // Local to the transaction, so that no connection of the pool remembers an actor.
    await transaction.execute(become(actor))
    return verb(transaction)
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
