import type { NotServed } from '#app/domain/menus/query/index-menu.ts'
import { formatTime } from '#app/domain/hours/format-time.ts'
import { startTime } from '#app/i18n/start-time.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import type { Speaker } from './speaker.ts'

/** Says from when something is served, such as "tomorrow from 08:00". */
export function servedFrom({ from }: NotServed, speaker: Speaker): string {
  if (!from) return speaker.say('servedNever')
  const { inDays, weekday, minute } = from
  const key = (['servedToday', 'servedTomorrow'] as const)[inDays] ?? 'servedOn'
  const time = startTime(speaker.language, formatTime(minute))
  return speaker.say(key, { time, day: weekdayName(speaker.language, weekday) })
}
