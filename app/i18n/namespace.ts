import { createTranslator, type Translate } from './create-translator.ts'
import type { Locale } from './locales.ts'

/** The lookups of one set of messages; both languages have the same keys. */
export function namespace<Messages extends Record<string, string>>(
  en: Messages,
  tr: Messages,
): (locale: Locale) => Translate<Messages> {
  const translators = { en: createTranslator('en', en), tr: createTranslator('tr', tr) }
  return (locale) => translators[locale]
}
