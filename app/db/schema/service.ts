import type { WeekHours } from './visit.ts'

/** When a category or a menu is served, and what guests see of it at other times. */
export interface Service {
  /** IANA name of the owner's time zone, for `hours`. */
  readonly timeZone: string
  readonly hours: WeekHours
  /** Whether guests see it when it isn't served. */
  readonly outside: 'hidden' | 'shown'
}
