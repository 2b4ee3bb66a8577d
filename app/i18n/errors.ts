import { createTranslator, type Translate } from './create-translator.ts'
import type { Locale } from './locales.ts'
import enAccount from './messages/en/account-errors.json' with { type: 'json' }
import enGeneral from './messages/en/errors.json' with { type: 'json' }
import trAccount from './messages/tr/account-errors.json' with { type: 'json' }
import trGeneral from './messages/tr/errors.json' with { type: 'json' }

const en = { ...enGeneral, ...enAccount }
const tr: typeof en = { ...trGeneral, ...trAccount }

export type ErrorKey = keyof typeof en

const translators: Record<Locale, Translate<typeof en>> = {
  en: createTranslator('en', en),
  tr: createTranslator('tr', tr),
}

/** The words of every error that a reader may meet. */
export function errorTranslator(locale: Locale): Translate<typeof en> {
  return translators[locale]
}

/** Narrows a message key that a verb threw. */
export function isErrorKey(key: string): key is ErrorKey {
  return Object.hasOwn(en, key)
}
