import { minutesPerDay } from './minutes.ts'

/**
 * Formats a time of day, such as 09:30; the end of the day is 24:00.
 * @param minutes since midnight; after 24:00, a time on the next day
 */
export function formatTime(minutes: number): string {
  const sinceMidnight = minutes > minutesPerDay ? minutes - minutesPerDay : minutes
  return [Math.floor(sinceMidnight / 60), sinceMidnight % 60].map(twoDigits).join(':')
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
