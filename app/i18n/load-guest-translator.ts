import { createTranslator, type Translate } from './create-translator.ts'
import type { GuestTranslate } from './guest.ts'
import type { GuestLocale } from './locales.ts'
import type enCard from './messages/en/card.json'
import type en from './messages/en/guest.json'

const files = import.meta.glob<typeof en>('./messages/*/guest.json', { import: 'default' })

/** Loads the texts of the guest page in one language: a phone needs no other. */
export async function loadGuestTranslator(locale: GuestLocale): Promise<GuestTranslate> {
  const load = files[`./messages/${locale}/guest.json`]
  if (!load) throw new Error(`There are no messages in ${locale}`)
  return createTranslator(locale, await load())
}

const cardFiles = import.meta.glob<typeof enCard>('./messages/*/card.json', { import: 'default' })

/** Loads the texts of the card for the kitchen in one language. */
export async function loadCardTranslator(locale: GuestLocale): Promise<Translate<typeof enCard>> {
  const load = cardFiles[`./messages/${locale}/card.json`]
  if (!load) throw new Error(`There are no messages in ${locale}`)
  return createTranslator(locale, await load())
}
