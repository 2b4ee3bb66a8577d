import type { GuestLocale } from '#app/i18n/locales.ts'
import { languageNames } from '#app/ui/language-names.ts'

/** Like `languageNames`, with the languages that only guests have. */
export const guestLanguageNames: Record<GuestLocale, string> = {
  ...languageNames,
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  ru: 'Русский',
  uk: 'Українська',
  ar: 'العربية',
  fa: 'فارسی',
  zh: '中文',
}
