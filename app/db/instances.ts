/** Any fixed number will do, the same in every Chefin process; the lock's second key is the instance. */
const lockClass = 4_216_002

const held = `locktype = 'advisory' and classid = ${lockClass} and objid = $1::int and objsubid = 2`

/** The session lock by which an instance shows that it lives; $1 is the instance. */
export const instanceLock = {
  take: `select pg_try_advisory_lock(${lockClass}, $1::int) as taken`,
  /** Ends the session that holds it, which has to be of the same login. */
  endHolder: `select pg_terminate_backend(pid) from pg_locks where granted and ${held}
    and database = (select oid from pg_database where datname = current_database())`,
}
