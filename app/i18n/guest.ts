import { createTranslator, type Translate } from './create-translator.ts'
import type { Locale } from './locales.ts'
import en from './messages/en/guest.json' with { type: 'json' }
import tr from './messages/tr/guest.json' with { type: 'json' }

export type GuestTranslate = Translate<typeof en>
export type GuestMessageKey = keyof typeof en

const messages: Record<Locale, typeof en> = { en, tr }

/** The words of the guest page and its chat; small enough to travel to the phone. */
export function guestTranslator(locale: Locale): GuestTranslate {
  return createTranslator(locale, messages[locale])
}
