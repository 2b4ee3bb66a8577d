/** The languages the product speaks; the first is the fallback (spec section 9). */
export const locales = ['en', 'tr'] as const

export type Locale = (typeof locales)[number]

export const fallbackLocale: Locale = 'en'

/** Narrows any text to a language we speak. */
export function isLocale(value: string | null | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}
