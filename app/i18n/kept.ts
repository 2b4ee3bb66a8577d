import type { Locale } from './locales.ts'
import en from './messages/en/kept.json' with { type: 'json' }
import tr from './messages/tr/kept.json' with { type: 'json' }

const messages: Record<Locale, typeof en> = { en, tr }

/** The words around a kept menu. Without i18next, which is ten times the worker that says them. */
export function keptWord(locale: Locale, key: keyof typeof en): string {
  return messages[locale][key]
}
