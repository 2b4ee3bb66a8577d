// Creating a formatter takes ten times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a date without its year in a language, such as "December 1".
 * @param date such as 2026-12-01
 */
export function dateName(language: string, date: string): string {
  const formatter =
    formatters.get(language) ??
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  formatters.set(language, formatter)
  return formatter.format(Date.parse(date))
}
