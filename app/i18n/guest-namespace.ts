import { createTranslator, type Translate } from './create-translator.ts'
import { mapLocales, type GuestLocale } from './locales.ts'
import { findFile, type Files } from './namespace.ts'

/** Maps every language of guests' pages to a value. Not in `locales.ts`, which the app loads. */
export const mapGuestLocales = <Value>(
  valueOf: (locale: GuestLocale) => Value,
): Record<GuestLocale, Value> => ({
  ...mapLocales(valueOf),
  de: valueOf('de'),
  es: valueOf('es'),
  fr: valueOf('fr'),
  it: valueOf('it'),
  nl: valueOf('nl'),
  ru: valueOf('ru'),
  uk: valueOf('uk'),
  ar: valueOf('ar'),
  fa: valueOf('fa'),
  zh: valueOf('zh'),
})

/** Like `namespace`, for messages of guests' pages. */
export function guestNamespace<Messages extends Record<string, string>>(
  files: Files<Messages>,
): (locale: GuestLocale) => Translate<Messages> {
  const messages = byGuestLocale(files)
  const translators = mapGuestLocales((locale) => createTranslator(locale, messages[locale]))
  return (locale) => translators[locale]
}

/** @throws {Error} if a language has no file */
export const byGuestLocale = <Messages>(files: Files<Messages>): Record<GuestLocale, Messages> =>
  mapGuestLocales((locale) => findFile(files, locale))
