import { createTranslator, type Translate } from './create-translator.ts'
import { fallbackLocale, mapLocales, type Locale } from './locales.ts'
import type accountErrors from './messages/en/account-errors.json'
import type generalErrors from './messages/en/errors.json'
import type guestErrors from './messages/en/guest-errors.json'
import type factorErrors from './messages/en/factor-errors.json'
import type importErrors from './messages/en/import-errors.json'
import type teamErrors from './messages/en/team-errors.json'
import { byLocale } from './namespace.ts'

type Messages = typeof accountErrors & typeof generalErrors & typeof guestErrors

/** The keys of all errors. Those that only the server finds have their messages in `page-errors.ts`. */
export type ErrorKey = keyof (Messages &
  typeof factorErrors &
  typeof importErrors &
  typeof teamErrors)
/** The keys of errors whose messages are in every script of the app. */
export type CommonErrorKey = keyof Messages

const account = byLocale(
  import.meta.glob<typeof accountErrors>('./messages/*/account-errors.json', {
    eager: true,
    import: 'default',
  }),
)
const general = byLocale(
  import.meta.glob<typeof generalErrors>('./messages/*/errors.json', {
    eager: true,
    import: 'default',
  }),
)
// Other languages are in `page-errors.ts`: the app's scripts don't need them.
const guest = byLocale(
  import.meta.glob<typeof guestErrors>('./messages/{en,tr}/guest-errors.json', {
    eager: true,
    import: 'default',
  }),
)
export const errorMessages = mapLocales((locale): Messages => ({
  ...general[locale],
  ...account[locale],
  ...guest[locale],
}))
const translators = mapLocales((locale) => createTranslator(locale, errorMessages[locale]))

/** Messages of errors that any script of the app may show. */
export function errorTranslator(locale: Locale): Translate<Messages> {
  return translators[locale]
}

/** Whether an error's message is known here. */
export function isCommonErrorKey(key: string): key is CommonErrorKey {
  return Object.hasOwn(errorMessages[fallbackLocale], key)
}
