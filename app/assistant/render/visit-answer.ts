import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { weekdays, type WeekHours } from '#app/domain/guest-menu/visit.ts'
import { formatHours } from '#app/domain/visit/hours-text.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import { capitalise } from './capitalise.ts'
import type { PhraseLanguage } from './phrases/phrase-types.ts'
import type { Speaker } from './speaker.ts'

type Restaurant = GuestMenu['restaurant']

/** Whether the restaurant's visit or address answers a topic. */
export function hasVisitAnswer(topic: Topic, { location, visit }: Restaurant): boolean {
  if (topic === 'place') return location !== ''
  if (topic === 'wifi') return !!visit?.wifiName
  // Opening hours stand in for the kitchen's, as in `findHouseText`.
  return (topic === 'hours' || topic === 'kitchen') && !!visit && visit.hours.length > 0
}

/** Says what is recorded about a topic for guests' visits; empty if nothing is. */
export function visitAnswer(topic: Topic, restaurant: Restaurant, speaker: Speaker): string {
  if (!hasVisitAnswer(topic, restaurant)) return ''
  const { location, visit } = restaurant
  const record = (of: 'hours' | 'place' | 'wifi', words: string) =>
    speaker.say('houseRecord', { topic: capitalise(speaker.book.topics[of], speaker), words })
  if (topic === 'place') return record('place', location)
  if (!visit) return ''
  if (topic !== 'wifi') return record('hours', weekText(visit.hours, speaker.language))
  const { wifiName: name, wifiKey: password } = visit
  return password === '' ? record('wifi', name) : speaker.say('houseWifi', { name, password })
}

/** Days with the same hours are one: "Monday–Friday 12:00–23:00; Saturday 18:00–02:00". */
function weekText(hours: WeekHours, language: PhraseLanguage): string {
  const runs: { first: number; last: number; times: string }[] = []
  for (const day of weekdays.keys()) {
    const times = formatHours(hours[day] ?? [])
    const run = runs.at(-1)
    if (run?.times === times) run.last = day
    else runs.push({ first: day, last: day, times })
  }
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${daysText(first, last, language)} ${times}`)
    .join('; ')
}

const daysText = (first: number, last: number, language: PhraseLanguage) =>
  [...new Set([first, last])].map((day) => weekdayName(language, day)).join('–')
