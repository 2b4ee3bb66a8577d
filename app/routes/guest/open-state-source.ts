import type { WeekHours } from '#app/domain/guest-menu/visit.ts'

/** The data with which the page's script says whether the restaurant is open, as JSON in the page. */
export interface OpenStateSource {
  readonly hours: WeekHours
  /** IANA name. */
  readonly timeZone: string
  /** Texts with `#time` and `#day` where these belong. */
  readonly texts: Readonly<
    Record<'openUntil' | 'openAlways' | 'opensToday' | 'opensTomorrow' | 'opensOn', string>
  >
}
