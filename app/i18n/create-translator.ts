import { isolate, isRightToLeft } from './direction.ts'
import type { GuestLocale } from './locales.ts'

/** Looks up a message in one language, and fills its `{{name}}` placeholders from `values`. */
export type Translate<Messages> = (
  key: keyof Messages & string,
  values?: Readonly<Record<string, string | number>>,
) => string

const placeholder = /\{\{(\w+)(, price)?\}\}/g

const latinDigits = { numberingSystem: 'latn' }
const twoDecimals = { ...latinDigits, minimumFractionDigits: 2, maximumFractionDigits: 2 }

/**
 * Creates the lookup for one language's messages, with keys checked by the compiler. Strings are
 * inserted unescaped, since React escapes what it renders, and are isolated in a language that is
 * written from right to left; numbers are formatted in that language with Latin digits, for
 * `{{sum, price}}` with two decimals.
 */
export function createTranslator<Messages extends Record<string, string>>(
  locale: GuestLocale,
  messages: Messages,
): Translate<Messages> {
  return (key, values = {}) =>
    (messages[key] ?? key).replaceAll(placeholder, (_, name: string, isPrice?: string) => {
      const value = values[name] ?? ''
      if (typeof value === 'string') return isRightToLeft(locale) ? isolate(value) : value
      return value.toLocaleString(locale, isPrice ? twoDecimals : latinDigits)
    })
}
