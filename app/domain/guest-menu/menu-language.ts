/**
 * The languages that menus are written in and translated into: those of the assistant's phrase books
 * and of guests' pages.
 */
export const menuLanguages = [
  'en',
  'tr',
  'ar',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'ru',
  'uk',
  'fa',
  'zh',
] as const

export type MenuLanguage = (typeof menuLanguages)[number]

export function isMenuLanguage(value: string | null | undefined): value is MenuLanguage {
  return menuLanguages.some((language) => language === value)
}
