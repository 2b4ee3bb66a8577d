import { createTranslator, type Translate } from './create-translator.ts'
import type { InvalidFieldsError } from '#app/domain/errors.ts'
import { errorMessages, type ErrorKey } from './errors.ts'
import { fieldMessages } from './field-errors.ts'
import { fallbackLocale, isLocale, type GuestLocale } from './locales.ts'
import type en from './messages/en/guest-errors.json'
import type factorErrors from './messages/en/factor-errors.json'
import type importErrors from './messages/en/import-errors.json'
import type teamErrors from './messages/en/team-errors.json'
import { byLocale } from './namespace.ts'
import { byGuestLocale, mapGuestLocales } from './guest-namespace.ts'

const messages = byGuestLocale(
  import.meta.glob<typeof en>('./messages/*/guest-errors.json', {
    eager: true,
    import: 'default',
  }),
)
// Scripts don't need these: only the server finds them.
const importErrorMessages = byLocale(
  import.meta.glob<typeof importErrors>('./messages/*/import-errors.json', {
    eager: true,
    import: 'default',
  }),
)
const teamErrorMessages = byLocale(
  import.meta.glob<typeof teamErrors>('./messages/*/team-errors.json', {
    eager: true,
    import: 'default',
  }),
)
const factorErrorMessages = byLocale(
  import.meta.glob<typeof factorErrors>('./messages/*/factor-errors.json', {
    eager: true,
    import: 'default',
  }),
)
const translators = mapGuestLocales((locale) => {
  // What guests can't meet in a browser is in English.
  const knownLocale = isLocale(locale) ? locale : fallbackLocale
  return createTranslator(locale, {
    ...errorMessages[knownLocale],
    ...importErrorMessages[knownLocale],
    ...teamErrorMessages[knownLocale],
    ...factorErrorMessages[knownLocale],
    ...(!isLocale(locale) && messages[locale]),
  })
})

/** Whether an error's message key is known. */
export const isErrorKey = (key: string): key is ErrorKey =>
  Object.hasOwn(errorMessages[fallbackLocale], key) ||
  Object.hasOwn(importErrorMessages[fallbackLocale], key) ||
  Object.hasOwn(teamErrorMessages[fallbackLocale], key) ||
  Object.hasOwn(factorErrorMessages[fallbackLocale], key)

/** Error messages by field, of any form. */
export const pageFieldErrors = (
  { fields }: InvalidFieldsError,
  locale: GuestLocale,
): Record<string, string> =>
  fieldMessages(fields, (key, values) =>
    pageErrorTranslator(locale)(isErrorKey(key) ? key : 'form_unreadable', values),
  )

/** Messages of every error, on guests' pages in their languages. Not for the app's scripts. */
export function pageErrorTranslator(locale: GuestLocale): Translate<Record<ErrorKey, string>> {
  return translators[locale]
}
