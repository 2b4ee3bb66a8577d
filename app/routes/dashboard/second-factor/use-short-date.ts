import { useLocale } from '#app/i18n/locale-context.ts'

/** Formats the day of an instant in an owner's time zone. */
export function useShortDate(timeZone: string): (instant: Date) => string {
  const locale = useLocale()
  return (instant) => instant.toLocaleDateString(locale, { dateStyle: 'long', timeZone })
}
