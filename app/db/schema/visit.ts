/**
 * When a restaurant opens and closes, in minutes since the midnight before it opens. A closing time
 * past midnight exceeds 1,440.
 */
export type OpenTime = readonly [opens: number, closes: number]

/** The opening times of each day, Monday first; a day without any is closed. */
export type WeekHours = readonly (readonly OpenTime[])[]

/** What guests need for their visit, as the owner entered it; texts are empty if not given. */
export interface Visit {
  /** IANA name of the owner's time zone, for `hours`. */
  readonly timeZone: string
  /** Empty if not given. */
  readonly hours: WeekHours
  readonly phone: string
  readonly wifiName: string
  /** The Wi-Fi's password. Forms don't send back fields that are called password. */
  readonly wifiKey: string
  /** URLs that start with https://. */
  readonly links: readonly string[]
  /** News for today, shown above the menu. */
  readonly notice: string
}
