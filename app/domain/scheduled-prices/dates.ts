const dayMs = 86_400_000

/**
 * Returns the date at a moment in a time zone, such as 2026-12-01. Dates can be compared as
 * strings.
 * @param timeZone an IANA name
 * @param moment in ms since the epoch
 * @throws {RangeError} for an unknown time zone
 */
export const dateAt = (timeZone: string, moment: number): string =>
  new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(0, 10)

/**
 * Returns the first moment of a date in a time zone. It is 1:00 if the clocks go forward at midnight, and
 * the first of two midnights if they go back to midnight.
 * @param timeZone an IANA name
 * @param date such as 2026-12-01
 * @throws {RangeError} for an unknown time zone
 */
export function startOfDate(timeZone: string, date: string): Date {
  const midnight = Date.parse(date)
  // Clocks change at most once in these two days.
  const offsets = [-dayMs, dayMs].map((shift) => offsetAt(timeZone, midnight + shift))
  const moments = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b)
  return new Date(moments.find((moment) => dateAt(timeZone, moment) >= date) ?? midnight)
}

/** Adds days and years to a date. 29 February plus a year is 1 March. */
export function addToDate(date: string, { days = 0, years = 0 }): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10)
}

/** Whether a string is a date that exists, such as 2026-12-01 but not 2026-02-30. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addToDate(text, {}) === text
}

/** Returns the offset of a time zone from UTC in ms, positive east of Greenwich. */
function offsetAt(timeZone: string, moment: number): number {
  const formatter = formatters.get(timeZone) ?? createFormatter(timeZone)
  const parts = new Map(
    formatter.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
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

// By time zone. Creating a formatter takes ten times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
