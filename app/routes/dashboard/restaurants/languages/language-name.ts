import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

/** Returns a language's name in the language `locale`, capitalised as at the start of a line. */
export function languageNameIn(locale: MenuLanguage, language: MenuLanguage): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}

/** Returns a function that names languages in the page's language. */
export function useLanguageName(): (language: MenuLanguage) => string {
  const locale = useLocale()
  return (language) => languageNameIn(locale, language)
}
