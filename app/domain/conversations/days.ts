import { sql, type SQL } from 'drizzle-orm'

/** Returns today's date in the owner's time zone. */
export const localToday = (timeZone: string): SQL => sql`(now() at time zone ${timeZone})::date`

/** Returns the start of the day `daysAgo` days ago in the owner's time zone; 0 for today. */
export const startOfDay = (timeZone: string, daysAgo: number): SQL =>
  sql`(${localToday(timeZone)} - ${daysAgo}::int)::timestamp at time zone ${timeZone}`
