import type { ServiceState } from '#app/domain/service-hours/service-state.ts'
import { formatTime } from '#app/domain/hours/format-time.ts'
import { startTime } from '#app/i18n/start-time.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'

/** What the page's script needs to say from when a category is served, as JSON in the page. */
export interface ServiceTexts {
  readonly language: string
  /** With `#time`, `#day` or `#when` where these belong. */
  readonly texts: Readonly<
    Record<'servedToday' | 'servedTomorrow' | 'servedOn' | 'servedNever' | 'notServedNow', string>
  >
}

/** Says from when a category is served, such as "tomorrow from 08:00"; empty while it is. */
export function serviceLabel(state: ServiceState, { language, texts }: ServiceTexts): string {
  if (state.isServed) return ''
  if (!state.from) return texts.servedNever
  const { inDays, weekday, minute } = state.from
  const text = [texts.servedToday, texts.servedTomorrow][inDays] ?? texts.servedOn
  return text
    .replace('#time', startTime(language, formatTime(minute)))
    .replace('#day', weekdayName(language, weekday))
}
