import { createTranslator, type Translate } from './create-translator.ts'
import type { Locale } from './locales.ts'
import type en from './messages/en/guest.json'
import { byLocale } from './namespace.ts'

export type GuestTranslate = Translate<typeof en>
export type GuestMessageKey = keyof typeof en

const messages = byLocale(
  import.meta.glob<typeof en>('./messages/*/guest.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the guest page and its chat, which are also sent to the browser. */
export function guestTranslator(locale: Locale): GuestTranslate {
  return createTranslator(locale, messages[locale])
}
