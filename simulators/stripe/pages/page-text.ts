import en from '../messages/en.json' with { type: 'json' }
import tr from '../messages/tr.json' with { type: 'json' }

type MessageKey = keyof typeof en

const messages = { en, tr }

/** Texts and formats of one language. */
export interface PageText {
  readonly locale: keyof typeof messages
  readonly translate: (
    key: MessageKey,
    values?: Readonly<Record<string, string | number>>,
  ) => string
  /** @param minor integer minor units */
  readonly money: (minor: number, currency: string) => string
  /** @param seconds since 1970 */
  readonly date: (seconds: number) => string
}

/**
 * Returns the texts in the preferred language, or else in the browser's first one if it is Turkish,
 * or else in English.
 * @param accepted the Accept-Language header
 */
export function pageTextFor(
  preferred: string | null | undefined,
  accepted: string | null,
): PageText {
  const tag = preferred === 'en' || preferred === 'tr' ? preferred : (accepted ?? '')
  const locale = /^tr\b/i.test(tag) ? 'tr' : 'en'
  return {
    locale,
    translate: (key, values = {}) =>
      messages[locale][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(values[name] ?? ''),
      ),
    money: (minor, currency) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2
      return format.format(minor / 10 ** digits)
    },
    date: (seconds) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        seconds * 1000,
      ),
  }
}
