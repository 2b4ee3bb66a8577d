import { useLocale } from '#app/i18n/locale-context.ts'

/**
 * Formats dates as in spec section 9: November 21, 2026.
 * @param timeZone IANA name of the owner's time zone, which determines the day
 */
export function useLongDate(timeZone: string): (date: Date) => string {
  const locale = useLocale()
  return (date) => date.toLocaleDateString(locale, { dateStyle: 'long', timeZone })
}
