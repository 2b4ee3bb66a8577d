import { createTranslator, type Translate } from './create-translator.ts'
import { fallbackLocale, mapLocales, type Locale } from './locales.ts'
import type accountErrors from './messages/en/account-errors.json'
import type generalErrors from './messages/en/errors.json'
import { byLocale } from './namespace.ts'

type Messages = typeof accountErrors & typeof generalErrors

export type ErrorKey = keyof Messages

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
const messages = mapLocales((locale): Messages => ({ ...general[locale], ...account[locale] }))
const translators = mapLocales((locale) => createTranslator(locale, messages[locale]))

/** Messages of every error that is shown to users. */
export function errorTranslator(locale: Locale): Translate<Messages> {
  return translators[locale]
}

/** Whether an error's message key is known here. */
export function isErrorKey(key: string): key is ErrorKey {
  return Object.hasOwn(messages[fallbackLocale], key)
}
