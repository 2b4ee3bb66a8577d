import { createInstance } from 'i18next'
import type { Locale } from './locales.ts'

/** Looks up a message of one language; `{{name}}` in it is filled from `values`. */
export type Translate<Messages> = (
  key: keyof Messages & string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Makes the lookup for one language's messages. Keys are checked by the compiler. */
export function createTranslator<Messages extends Record<string, string>>(
  locale: Locale,
  messages: Messages,
): Translate<Messages> {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    // At once, and as plain text: React escapes what it renders.
    initAsync: false,
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  })
  return (key, values = {}) => instance.t(key, values)
}
