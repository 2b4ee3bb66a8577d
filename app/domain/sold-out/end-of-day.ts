import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * The next 4:00 after a moment. An evening's service ends after midnight, so a day in a kitchen does
 * too.
 * @param timeZone an IANA name
 */
export const endOfDay = (moment: SQL, timeZone: SQLWrapper): SQL<Date> =>
  sql`(date_trunc('day', ${moment} at time zone ${timeZone} - interval '4 hours')
    + interval '28 hours') at time zone ${timeZone}`
