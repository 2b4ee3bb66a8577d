import { createTranslator, type Translate } from './create-translator.ts'
import { fallbackLocale, isLocale, mapGuestLocales, type GuestLocale } from './locales.ts'
import type accountErrors from './messages/en/account-errors.json'
import type generalErrors from './messages/en/errors.json'
import type guestErrors from './messages/en/guest-errors.json'
import { byGuestLocale, byLocale } from './namespace.ts'

type Messages = typeof accountErrors & typeof generalErrors & typeof guestErrors

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
const guest = byGuestLocale(
  import.meta.glob<typeof guestErrors>('./messages/*/guest-errors.json', {
    eager: true,
    import: 'default',
  }),
)
const messages = mapGuestLocales((locale): Messages => {
  // Guests meet these only if they write requests by hand.
  const others = isLocale(locale) ? locale : fallbackLocale
  return { ...general[others], ...account[others], ...guest[locale] }
})
const translators = mapGuestLocales((locale) => createTranslator(locale, messages[locale]))

/** Messages of every error that is shown to users. */
export function errorTranslator(locale: GuestLocale): Translate<Messages> {
  return translators[locale]
}

/** Whether an error's message key is known here. */
export function isErrorKey(key: string): key is ErrorKey {
  return Object.hasOwn(messages[fallbackLocale], key)
}
