import { sql, type SQL } from 'drizzle-orm'

/** Today's date in the owner's time zone. */
export const localToday = (timeZone: string): SQL => sql`(now() at time zone ${timeZone})::date`

/** The start of a day in the owner's time zone, `daysAgo` days ago; 0 for today. */
export const startOfDay = (timeZone: string, daysAgo: number): SQL =>
  sql`(${localToday(timeZone)} - ${daysAgo}::int)::timestamp at time zone ${timeZone}`
