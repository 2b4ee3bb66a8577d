import type { Locale } from '#app/i18n/locales.ts'

/** The time at which an email was sent, in the server's time zone: in local mode, the reader's too. */
export function SentTime({ at, locale }: { at: Date; locale: Locale }) {
  const formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return <time dateTime={at.toISOString()}>{formatter.format(at)}</time>
}
