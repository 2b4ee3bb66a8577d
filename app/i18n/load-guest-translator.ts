import { createTranslator } from './create-translator.ts'
import type { GuestTranslate } from './guest.ts'
import type { GuestLocale } from './locales.ts'
import type en from './messages/en/guest.json'

const files = import.meta.glob<typeof en>('./messages/*/guest.json', { import: 'default' })

/** Loads the texts of the guest page in one language: a phone needs no other. */
export async function loadGuestTranslator(locale: GuestLocale): Promise<GuestTranslate> {
  const load = files[`./messages/${locale}/guest.json`]
  if (!load) throw new Error(`There are no messages in ${locale}`)
  return createTranslator(locale, await load())
}
