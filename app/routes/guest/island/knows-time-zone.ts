import { minuteOfWeek } from '#app/domain/hours/open-state.ts'

/** Whether this browser knows a time zone: an old one may not know all that the server does. */
export function knowsTimeZone(timeZone: string): boolean {
  try {
    minuteOfWeek(timeZone, 0)
    return true
  } catch {
    return false
  }
}
