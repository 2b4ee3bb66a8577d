import { sql } from 'drizzle-orm'
import { asSystemAtOnce } from './actors.ts'
import { statement } from './statement.ts'

/** Any fixed number will do, the same in every Chefin process; the lock's second key is the instance. */
const lockClass = 4_216_002

/** The session lock by which an instance shows that it lives; $1 is the instance. */
export const instanceLock = {
  take: `select pg_try_advisory_lock(${lockClass}, $1::int) as taken`,
  /** Ends the session that holds it, which has to be of the same login. */
  endHolder: `select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = ${lockClass} and objid = $1::int and objsubid = 2
      and granted and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`,
}

/** How many processes work on this database, this one among them once it listens. */
export async function countInstances(): Promise<number> {
  const [row] = await asSystemAtOnce('other processes are looked for', (send) =>
    send(countLocks({})),
  )
  return row?.count ?? 0
}

const countLocks = statement<Record<string, never>, { count: number }>(
  'count_instance_locks',
  sql`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and classid = ${sql.raw(String(lockClass))} and objsubid = 2
      and granted and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`,
)

/** Whether a process is connected under this number. */
export async function isInstanceAlive(instance: number): Promise<boolean> {
  const [row] = await asSystemAtOnce('who writes a reply is looked for', (send) =>
    send(tryLock({ instance })),
  )
  return row?.isFree === false
}

// Shared, and for this moment alone: who looks at once does not stand in each other's way.
const tryLock = statement<{ instance: number }, { isFree: boolean }>(
  'try_instance_lock',
  sql`select pg_try_advisory_xact_lock_shared(${sql.raw(String(lockClass))},
    ${sql.placeholder('instance')}::int) as "isFree"`,
)
