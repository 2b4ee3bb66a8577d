import type { WeekHours } from '../guest-menu/visit.ts'
import { minutesPerDay, minutesPerWeek } from './minutes.ts'

/** Whether a restaurant is open, and until or from when. Times are minutes since midnight. */
export type OpenState =
  /** `closes` is 1 to 1,440, or undefined if it never closes. */
  | { readonly isOpen: true; readonly closes: number | undefined }
  /** `opens` is undefined if it never opens. */
  | { readonly isOpen: false; readonly opens: Opening | undefined }

export interface Opening {
  readonly minute: number
  /** 0 for Monday. */
  readonly weekday: number
  /** 0 for today, up to 7. */
  readonly inDays: number
}

/**
 * Returns whether a restaurant is open now, by local time: when the clocks are put back, an hour counts
 * twice. Runs in guests' browsers, so it must stay small.
 * @param now in ms since the epoch
 */
export function openState(hours: WeekHours, timeZone: string, now: number): OpenState {
  const minute = minuteOfWeek(timeZone, now)
  const times = hours.flatMap((day, index) =>
    day.map(([opens, closes]) => ({
      start: index * minutesPerDay + opens,
      length: closes - opens,
    })),
  )
  /** When the opening time that covers a minute ends; the minute itself if none does. */
  const endOf = (at: number) =>
    Math.max(
      at,
      ...times.map(({ start, length }) => {
        const elapsed = modulo(at - start, minutesPerWeek)
        return elapsed < length ? at - elapsed + length : at
      }),
    )
  // Opening times that follow each other without a break are one.
  let closes = endOf(minute)
  for (let next = endOf(closes); next > closes && closes < minute + minutesPerWeek;) {
    closes = next
    next = endOf(closes)
  }
  if (closes >= minute + minutesPerWeek) return { isOpen: true, closes: undefined }
  if (closes > minute) return { isOpen: true, closes: closes % minutesPerDay || minutesPerDay }

  const wait = Math.min(...times.map(({ start }) => modulo(start - minute, minutesPerWeek)))
  if (wait === Infinity) return { isOpen: false, opens: undefined }
  const day = Math.floor((minute + wait) / minutesPerDay)
  const inDays = day - Math.floor(minute / minutesPerDay)
  const opens = { minute: (minute + wait) % minutesPerDay, weekday: day % 7, inDays }
  return { isOpen: false, opens }
}

/** Returns the weekday in a time zone, 0 for Monday. */
export const weekdayOf = (timeZone: string, now: number): number =>
  Math.floor(minuteOfWeek(timeZone, now) / minutesPerDay)

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Minutes since Monday 00:00 on a clock in a time zone. */
export function minuteOfWeek(timeZone: string, now: number): number {
  const formatter = formatters.get(timeZone) ?? createFormatter(timeZone)
  const parts = new Map(formatter.formatToParts(now).map(({ type, value }) => [type, value]))
  const day = weekdayNames.indexOf(parts.get('weekday') ?? '')
  return day * minutesPerDay + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}

// By time zone. Creating a formatter takes ten times as long as using it, and a menu may have 300
// categories.
const formatters = new Map<string, Intl.DateTimeFormat>()

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Returns the remainder of a division, which is never negative. */
export const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor
