import type { GuestLocale } from '#app/i18n/locales.ts'

/** Each language's name in that language. */
export const languageNames: Record<GuestLocale, string> = {
  en: 'English',
  tr: 'Türkçe',
  ar: 'العربية',
}
