import type { Locale } from '#app/i18n/locales.ts'
import { english } from './english.ts'
import type { Phrases } from './phrases.ts'
import { turkish } from './turkish.ts'

const phrases: Readonly<Record<Locale, Phrases>> = { en: english, tr: turkish }

/** The words of a language. */
export function phrasesOf(language: Locale): Phrases {
  return phrases[language]
}
