import type { OpenTime } from '../guest-menu/visit.ts'
import { formatTime } from './format-time.ts'
import { minutesPerDay } from './minutes.ts'

const maxOpenTimes = 2

/** The maximum length of a day's hours, as typed. */
export const maxHoursLength = 60

/** Why a day's hours are invalid, as a key of `errors`. */
type HoursProblem = 'hours_malformed' | 'hours_too_many' | 'hours_overlap'

const openTime = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/
const closedWords = new Set(['', '-', '–', '—', 'closed', 'kapalı', 'kapali'])

/**
 * Parses a day's opening times, such as "12:00–15:00, 18:00–02:00". Also accepts "12-15" and
 * "12.00-15.00"; an empty text or "closed" means closed.
 * @returns the times in order, or why they are invalid
 */
export function parseHours(text: string): readonly OpenTime[] | HoursProblem {
  const trimmedText = text.trim().toLowerCase()
  if (closedWords.has(trimmedText)) return []
  const times = trimmedText.split(/[,;]/).map((part) => parseOpenTime(part.trim()))
  const valid = times.filter((time) => time !== undefined).toSorted(([a], [b]) => a - b)
  if (valid.length < times.length) return 'hours_malformed'
  if (valid.length > maxOpenTimes) return 'hours_too_many'
  const overlaps = valid.some(([opens], index) => opens < (valid[index - 1]?.[1] ?? 0))
  return overlaps ? 'hours_overlap' : valid
}

function parseOpenTime(text: string): OpenTime | undefined {
  const [, opensHour, opensMinute, closesHour, closesMinute] = openTime.exec(text) ?? []
  const opens = minuteOf(opensHour, opensMinute)
  const closes = minuteOf(closesHour, closesMinute)
  if (opens === undefined || closes === undefined || opens === minutesPerDay) return undefined
  return [opens, closes > opens ? closes : closes + minutesPerDay]
}

/** @returns 0 to 1,440; undefined for a time that doesn't exist */
function minuteOf(hour: string | undefined, minute = '0'): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  const total = hours * 60 + minutes
  return minutes < 60 && total <= minutesPerDay ? total : undefined
}

/** Formats a day's opening times so that `parseHours` can parse them; empty for a closed day. */
export const formatHours = (times: readonly OpenTime[]): string =>
  times.map(([opens, closes]) => `${formatTime(opens)}–${formatTime(closes)}`).join(', ')

/**
 * Finds the first day that opens before the day before has closed.
 * @param week the opening times of each day, in order
 * @returns the index of that day, and when the day before closes
 */
export function findOverlap(
  week: readonly (readonly OpenTime[])[],
): { readonly day: number; readonly closes: string } | undefined {
  for (const [day, times] of week.entries()) {
    const closes = week.at(day - 1)?.at(-1)?.[1] ?? 0
    const opens = times[0]?.[0]
    if (opens !== undefined && opens < closes - minutesPerDay) {
      return { day, closes: formatTime(closes) }
    }
  }
  return undefined
}
