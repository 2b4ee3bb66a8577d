/** The supported languages (spec section 9). */
export const locales = ['en', 'tr'] as const

export type Locale = (typeof locales)[number]

/** Maps every language to a value. */
export const mapLocales = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: valueOf('en'),
  tr: valueOf('tr'),
})

export const fallbackLocale: Locale = 'en'

export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}
