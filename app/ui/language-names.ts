import type { Locale } from '#app/i18n/locales.ts'

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { en: 'English', tr: 'Türkçe' }
