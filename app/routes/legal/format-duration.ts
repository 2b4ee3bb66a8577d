import type { Locale } from '#app/i18n/locales.ts'

const units = [
  ['year', 31_536_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Formats a duration, such as "90 days" or "1 yıl", in the largest unit that divides it evenly. */
export function formatDuration(seconds: number, locale: Locale): string {
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / size,
  )
}

/** Formats a number of days without converting 365 of them to a year. */
export function formatDays(days: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  )
}
