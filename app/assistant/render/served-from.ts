import type { NotServed } from '#app/domain/menus/query/index-menu.ts'
import { formatTime } from '#app/domain/hours/format-time.ts'
import type { PhraseKey } from './phrases/book.ts'
import { startTime } from '#app/i18n/start-time.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import type { Speaker } from './speaker.ts'

const phraseByDays = new Map<number, PhraseKey>([
  [0, 'servedToday'],
  [1, 'servedTomorrow'],
  [7, 'servedNextWeek'],
])

/** Says from when something is served, such as "tomorrow from 08:00". */
export function servedFrom({ from }: NotServed, speaker: Speaker): string {
  if (!from) return speaker.say('servedNever')
  const { inDays, weekday, minute } = from
  const key = phraseByDays.get(inDays) ?? 'servedOn'
  const time = startTime(speaker.language, formatTime(minute))
  return speaker.say(key, { time, day: weekdayName(speaker.language, weekday) })
}
