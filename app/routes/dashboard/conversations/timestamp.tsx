import { useLocale } from '#app/i18n/locale-context.ts'

interface Props {
  /** An ISO 8601 timestamp. */
  readonly at: string
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
}

/** A date and time, with the month written out. */
export function Timestamp({ at, timeZone }: Props) {
  const locale = useLocale()
  const [day, time] = [formatDay(at, timeZone, locale), formatTime(at, timeZone, locale)]
  return <time dateTime={at}>{`${day}, ${time}`}</time>
}

/** Formats an ISO 8601 timestamp as a day, such as November 21, 2026. */
export function formatDay(at: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

/**
 * Formats an ISO 8601 timestamp as a time, such as 2:05 PM. Node.js and browsers put different
 * spaces before PM, so the narrow one is replaced.
 */
export function formatTime(at: string, timeZone: string, locale: string): string {
  const formatter = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  return formatter.format(new Date(at)).replaceAll('\u202F', ' ')
}
