import { sql, type SQL } from 'drizzle-orm'

/** Returns a future time by the database's clock, which all processes share. */
export function secondsFromNow(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`
}
