import type { Locale } from '#app/i18n/locales.ts'

/** Each language's name in that language. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  tr: 'Türkçe',
}
