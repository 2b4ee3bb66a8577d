import type { Locale } from './locales.ts'

/** Looks up a message of one language; `{{name}}` in it is filled from `values`. */
export type Translate<Messages> = (
  key: keyof Messages & string,
  values?: Readonly<Record<string, string | number>>,
) => string

const placeholder = /\{\{(\w+)(, price)?\}\}/g

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/**
 * Makes the lookup for one language's messages. Keys are checked by the compiler. A text is filled
 * in as it is, since React escapes what it renders; a number as that language writes it, and for
 * `{{sum, price}}` with two decimals.
 */
export function createTranslator<Messages extends Record<string, string>>(
  locale: Locale,
  messages: Messages,
): Translate<Messages> {
  return (key, values = {}) =>
    (messages[key] ?? key).replaceAll(placeholder, (_, name: string, isPrice?: string) => {
      const value = values[name] ?? ''
      if (typeof value === 'string') return value
      return value.toLocaleString(locale, isPrice ? twoDecimals : {})
    })
}
