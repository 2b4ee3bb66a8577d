import type { ServiceState } from '#app/domain/service-hours/service-state.ts'
import { formatTime } from '#app/domain/hours/format-time.ts'
import { startTime } from '#app/i18n/start-time.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'

/** The script's texts about when a category is served, as JSON in the page. */
export interface ServiceTexts {
  readonly language: string
  /** With `#time`, `#day`, `#when` or `#name` where these belong. */
  readonly texts: Readonly<
    Record<
      | 'servedToday'
      | 'servedTomorrow'
      | 'servedOn'
      | 'servedNextWeek'
      | 'servedNever'
      | 'notServedNow'
      | 'notServedAtPresent'
      | 'noLongerServed',
      string
    >
  >
}

/**
 * Says that something isn't served now, and from when it is.
 * @param label as `serviceLabel`
 */
export const notServedText = (label: string, { texts }: ServiceTexts): string =>
  label === texts.servedNever
    ? texts.notServedAtPresent
    : texts.notServedNow.replace('#when', label)

/** Says from when a category is served, such as "tomorrow from 08:00"; empty while it is. */
export function serviceLabel(state: ServiceState, { language, texts }: ServiceTexts): string {
  if (state.isServed) return ''
  if (!state.from) return texts.servedNever
  const { inDays, weekday, minute } = state.from
  const textByDays: Readonly<Record<number, string>> = {
    0: texts.servedToday,
    1: texts.servedTomorrow,
    7: texts.servedNextWeek,
  }
  return (textByDays[inDays] ?? texts.servedOn)
    .replace('#time', startTime(language, formatTime(minute)))
    .replace('#day', weekdayName(language, weekday))
}
