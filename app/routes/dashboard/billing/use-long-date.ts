import { useLocale } from '#app/i18n/locale-context.ts'

/**
 * Writes dates as spec section 9 has them: November 21, 2026.
 * @param timeZone IANA name: a period that ends at night ends on the owner's day
 */
export function useLongDate(timeZone: string): (date: Date) => string {
  const locale = useLocale()
  return (date) => date.toLocaleDateString(locale, { dateStyle: 'long', timeZone })
}
