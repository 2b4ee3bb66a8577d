import type { Translate } from '#app/i18n/create-translator.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { loadCardTranslator, loadGuestTranslator } from '#app/i18n/load-guest-translator.ts'
import { fallbackLocale, isGuestLocale, type GuestLocale } from '#app/i18n/locales.ts'
import type cardMessages from '#app/i18n/messages/en/card.json'

/** The texts of the card for the kitchen in one language. */
export interface Texts {
  readonly language: GuestLocale
  readonly guest: GuestTranslate
  readonly card: Translate<typeof cardMessages>
}

/** Loads them. @throws if the network fails */
export async function textsIn(language: GuestLocale): Promise<Texts> {
  const [guest, card] = await Promise.all([
    loadGuestTranslator(language),
    loadCardTranslator(language),
  ])
  return { language, guest, card }
}

/** A language of guests' pages, by its tag. */
export const asLocale = (tag: string): GuestLocale => (isGuestLocale(tag) ? tag : fallbackLocale)
