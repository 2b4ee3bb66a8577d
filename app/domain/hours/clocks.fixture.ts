import { constantFrom, integer, oneof, tuple } from 'fast-check'

const minuteMs = 60_000
export const day = 1_440

/** Clocks by the laws of their countries, without `Intl`: minutes ahead of UTC. */
const clocks: Readonly<Record<string, (now: number) => number>> = {
  UTC: () => 0,
  'Europe/Istanbul': () => 180,
  'Asia/Kathmandu': () => 345,
  // From 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October.
  'Europe/Berlin': (now) => {
    const year = new Date(now).getUTCFullYear()
    const lastSunday = (month: number) => {
      const last = new Date(Date.UTC(year, month + 1, 0))
      return last.getTime() - last.getUTCDay() * day * minuteMs + 60 * minuteMs
    }
    return lastSunday(2) <= now && now < lastSunday(9) ? 120 : 60
  },
  // From 02:00 on the second Sunday of March to 02:00 on the first Sunday of November.
  'America/New_York': (now) => {
    const year = new Date(now).getUTCFullYear()
    const sunday = (month: number, from: number) => {
      const first = new Date(Date.UTC(year, month, from))
      return first.getTime() + ((7 - first.getUTCDay()) % 7) * day * minuteMs
    }
    const isSummer =
      sunday(2, 8) + 7 * 60 * minuteMs <= now && now < sunday(10, 1) + 6 * 60 * minuteMs
    return isSummer ? -240 : -300
  },
}

/** The wall clock as a count of minutes; Monday 00:00 is a multiple of a week. */
export const wallMinute = (zone: string, now: number) =>
  // 1970 began on a Thursday.
  Math.floor(now / minuteMs) + (clocks[zone]?.(now) ?? NaN) + 3 * day

// A year in which both zones change their clocks, and the hours around each change.
const changes = ['2026-03-08T07:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-11-01T06:00Z']
/** A moment of that year. */
export const momentNearChanges = oneof(
  integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
  tuple(constantFrom(...changes), integer({ min: -300, max: 300 })).map(
    ([change, minutes]) => Date.parse(change) + minutes * minuteMs,
  ),
)
export const clockZone = constantFrom(...Object.keys(clocks))
