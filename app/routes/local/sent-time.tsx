import type { Locale } from '#app/i18n/locales.ts'

/** When a mail was sent, in this machine's time zone, which is also the reader's. */
export function SentTime({ at, locale }: { at: Date; locale: Locale }) {
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return <time dateTime={at.toISOString()}>{shown.format(at)}</time>
}
