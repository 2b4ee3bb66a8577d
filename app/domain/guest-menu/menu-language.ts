/**
 * The languages that menus are written in and translated into: those of guests' pages, and of the
 * assistant's phrase books.
 */
export {
  guestLocales as menuLanguages,
  isGuestLocale as isMenuLanguage,
  type GuestLocale as MenuLanguage,
} from '#app/i18n/locales.ts'
