import type { Locale } from './locales.ts'

/** Looks up a message of one language; `{{name}}` in it is filled from `values`. */
export type Translate<Messages> = (
  key: keyof Messages & string,
  values?: Readonly<Record<string, string | number>>,
) => string

const placeholder = /\{\{(\w+)(?:, (number|price))?\}\}/g

const formats = {
  number: {},
  price: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} satisfies Record<string, Intl.NumberFormatOptions>

/**
 * Makes the lookup for one language's messages. Keys are checked by the compiler. Values come in
 * as plain text, since React escapes what it renders; of `{{total, number}}` as that language
 * writes a number, and of `{{sum, price}}` as it writes one with two decimals.
 */
export function createTranslator<Messages extends Record<string, string>>(
  locale: Locale,
  messages: Messages,
): Translate<Messages> {
  return (key, values = {}) =>
    (messages[key] ?? key).replaceAll(
      placeholder,
      (_, name: string, format?: keyof typeof formats) => {
        const value = values[name] ?? ''
        return format ? Number(value).toLocaleString(locale, formats[format]) : String(value)
      },
    )
}
