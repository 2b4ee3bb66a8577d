import type { Locale } from '#app/i18n/locales.ts'

/** A day as DD MMM in the reader's language, such as 05 Nov. */
export function dayLabel(day: string, locale: Locale): string {
  // A date alone is read as midnight in UTC.
  const parts = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: 'short',
    timeZone: 'UTC',
  }).formatToParts(new Date(day))
  const partOf = (type: 'day' | 'month') => parts.find((part) => part.type === type)?.value ?? ''
  return `${partOf('day')} ${partOf('month')}`
}
