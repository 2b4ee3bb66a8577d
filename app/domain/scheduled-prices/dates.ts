const dayMs = 86_400_000

/**
 * The date at a moment in a time zone, such as 2026-12-01. Dates compare as texts.
 * @param timeZone an IANA name
 * @param moment the same unit as `Date.now()`
 */
export const dateAt = (timeZone: string, moment: number): string =>
  new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(0, 10)

/**
 * The first moment of a date in a time zone. Where clocks go forward at midnight, that is 1:00; where
 * they go back to midnight, it is the first of the two.
 * @param date such as 2026-12-01
 */
export function startOfDate(timeZone: string, date: string): Date {
  const midnight = Date.parse(date)
  // Clocks change at most once in these two days.
  const offsets = [-dayMs, dayMs].map((shift) => offsetAt(timeZone, midnight + shift))
  const moments = offsets.map((offset) => midnight - offset).toSorted((one, other) => one - other)
  return new Date(moments.find((moment) => dateAt(timeZone, moment) >= date) ?? midnight)
}

/** The date after some days and years. 29 February plus a year is 1 March. */
export function addToDate(date: string, { days = 0, years = 0 }): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10)
}

/** Whether a text is a date that the calendar has, such as 2026-12-01. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addToDate(text, {}) === text
}

/** How far the clocks of a time zone are ahead of UTC, in ms. */
function offsetAt(timeZone: string, moment: number): number {
  const clock = clocks.get(timeZone) ?? createClock(timeZone)
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(moment / 1_000) * 1_000
}

// Creating a format takes ten times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat>()

function createClock(timeZone: string): Intl.DateTimeFormat {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
