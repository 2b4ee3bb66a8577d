import { useLocale } from '#app/i18n/locale-context.ts'

interface Props {
  /** An ISO 8601 timestamp. */
  readonly at: string
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
}

/** A date and time, with the month written out. */
export function Moment({ at, timeZone }: Props) {
  const locale = useLocale()
  const [day, time] = [dayOf(at, timeZone, locale), timeOf(at, timeZone, locale)]
  return <time dateTime={at}>{`${day}, ${time}`}</time>
}

/** Such as November 21, 2026. */
export function dayOf(at: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

/** Such as 2:05 PM, with a space that servers and browsers agree on. */
export function timeOf(at: string, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  return format.format(new Date(at)).replaceAll('\u202F', ' ')
}
