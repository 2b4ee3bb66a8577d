import type { WeekHours } from '#app/domain/guest-menu/visit.ts'

/** What the page's script needs to say whether the restaurant is open, as JSON in the page. */
export interface OpenStateSource {
  readonly hours: WeekHours
  /** IANA name. */
  readonly timeZone: string
  /** Texts with `#time` and `#day` where these belong. */
  readonly texts: Readonly<
    Record<'openUntil' | 'openAlways' | 'opensToday' | 'opensTomorrow' | 'opensOn', string>
  >
}
