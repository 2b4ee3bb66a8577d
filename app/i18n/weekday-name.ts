// Creating a formatter takes ten times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the name of a weekday in a language, such as "Monday".
 * @param weekday 0 for Monday
 */
export function weekdayName(
  language: string,
  weekday: number,
  length: 'long' | 'short' = 'long',
): string {
  const key = `${language} ${length}`
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' })
  formatters.set(key, formatter)
  // 1 January 2024 was a Monday.
  return formatter.format(Date.UTC(2024, 0, 1 + weekday))
}
