/** Formats an instant as restaurants say it, with the name of their time zone (IANA). */
export const localTime = (instant: Date, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  })
    .format(instant)
    .replaceAll('\u202F', ' ')
