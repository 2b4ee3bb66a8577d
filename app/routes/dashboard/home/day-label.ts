import type { Locale } from '#app/i18n/locales.ts'

/** Formats a day as DD MMM in the owner's language, such as 05 Nov. */
export function dayLabel(day: string, locale: Locale): string {
  // Dates without a time are parsed as midnight UTC.
  const parts = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: 'short',
    timeZone: 'UTC',
  }).formatToParts(new Date(day))
  const partOf = (type: 'day' | 'month') => parts.find((part) => part.type === type)?.value ?? ''
  return `${partOf('day')} ${partOf('month')}`
}
