// Creating a format takes ten times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>()

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
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' })
  formats.set(key, format)
  // 1 January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, 1 + weekday))
}
