import { sql, type SQL } from 'drizzle-orm'

/** Today's date where the owner is. */
export const localToday = (timeZone: string): SQL => sql`(now() at time zone ${timeZone})::date`

/** The moment at which a day of the owner's began, so many days ago; 0 for today. */
export const startOfDay = (timeZone: string, daysAgo: number): SQL =>
  sql`(${localToday(timeZone)} - ${daysAgo}::int)::timestamp at time zone ${timeZone}`
