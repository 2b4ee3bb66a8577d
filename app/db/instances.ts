import { sql } from 'drizzle-orm'
import { asSystemPipelined } from './actors.ts'
import { statement } from './statement.ts'

/** Arbitrary, but the same in every Chefin process. The lock's second key is the instance. */
const lockClass = 4_216_002

/** The session lock that marks an instance as alive; $1 is the instance. */
export const instanceLock = {
  take: `select pg_try_advisory_lock(${lockClass}, $1::int) as is_taken`,
  /** Terminates the session that holds it, which must have the same login. */
  endHolder: `select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = ${lockClass} and objid = $1::int and objsubid = 2
      and granted and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`,
}

/** Counts the processes that use this database, including this one once it listens. */
export async function countInstances(): Promise<number> {
  const [row] = await asSystemPipelined('instances are counted', (send) => send(countLocks({})))
  return row?.count ?? 0
}

const countLocks = statement<Record<string, never>, { count: number }>(
  'count_instance_locks',
  sql`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and classid = ${sql.raw(String(lockClass))} and objsubid = 2
      and granted and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`,
)

/** Whether a process with this instance number is connected. */
export async function isInstanceAlive(instance: number): Promise<boolean> {
  const [row] = await asSystemPipelined('an instance is checked', (send) =>
    send(tryLock({ instance })),
  )
  return row?.isFree === false
}

// Shared and only for this transaction, so that concurrent checks don't block each other.
const tryLock = statement<{ instance: number }, { isFree: boolean }>(
  'try_instance_lock',
  sql`select pg_try_advisory_xact_lock_shared(${sql.raw(String(lockClass))},
    ${sql.placeholder('instance')}::int) as "isFree"`,
)
