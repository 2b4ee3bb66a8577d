import type { Locale } from '#app/i18n/locales.ts'

const units = [
  ['year', 31_536_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A length of time as one says it: "90 days", "1 yıl". Given in whole units of some size. */
export function inWords(seconds: number, locale: Locale): string {
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / size,
  )
}

/** The same in days, so that a year of days stays 365 of them. */
export function inDays(days: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  )
}
