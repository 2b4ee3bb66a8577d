import { weekdayName } from '#app/i18n/weekday-name.ts'
import { weekdays, type WeekHours } from '../guest-menu/visit.ts'
import { formatHours } from './hours-text.ts'

/**
 * Formats the hours of a week in a language. Consecutive days with the same hours are combined:
 * "Monday–Friday 12:00–23:00; Saturday 18:00–02:00".
 */
export function weekText(
  hours: WeekHours,
  language: string,
  length: 'long' | 'short' = 'long',
): string {
  const runs: { first: number; last: number; times: string }[] = []
  for (const day of weekdays.keys()) {
    const times = formatHours(hours[day] ?? [])
    const run = runs.at(-1)
    if (run?.times === times) run.last = day
    else runs.push({ first: day, last: day, times })
  }
  const daysOf = (first: number, last: number) =>
    [...new Set([first, last])].map((day) => weekdayName(language, day, length)).join('–')
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${daysOf(first, last)} ${times}`)
    .join('; ')
}
