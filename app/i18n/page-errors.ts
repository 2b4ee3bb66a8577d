import { createTranslator, type Translate } from './create-translator.ts'
import { errorMessages, errorTranslator, type ErrorKey } from './errors.ts'
import { fallbackLocale, isLocale, type GuestLocale } from './locales.ts'
import type en from './messages/en/guest-errors.json'
import { byGuestLocale, mapGuestLocales } from './guest-namespace.ts'

const messages = byGuestLocale(
  import.meta.glob<typeof en>('./messages/*/guest-errors.json', {
    eager: true,
    import: 'default',
  }),
)
const translators = mapGuestLocales((locale) =>
  isLocale(locale)
    ? errorTranslator(locale)
    : // Errors that no guest can meet are in English.
      createTranslator(locale, { ...errorMessages[fallbackLocale], ...messages[locale] }),
)

/** Messages of every error, on guests' pages in their languages. Not for the app's scripts. */
export function pageErrorTranslator(locale: GuestLocale): Translate<Record<ErrorKey, string>> {
  return translators[locale]
}
