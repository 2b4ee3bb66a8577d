/** The languages of the dashboard, the public pages and emails (spec section 9). */
export const locales = ['en', 'tr'] as const

export type Locale = (typeof locales)[number]

/**
 * The languages of guests' pages. Those that only guests have need seven files in
 * `messages/<code>/`: card, guest, guest-errors, kept, print, receipt and visit.
 */
export const guestLocales = [
  ...locales,
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'ru',
  'uk',
  'ar',
  'fa',
  'zh',
] as const

export type GuestLocale = (typeof guestLocales)[number]

/** Maps every language to a value. */
export const mapLocales = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: valueOf('en'),
  tr: valueOf('tr'),
})

export const fallbackLocale = 'en' satisfies Locale

export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

export function isGuestLocale(value: string | null | undefined): value is GuestLocale {
  return guestLocales.some((locale) => locale === value)
}
