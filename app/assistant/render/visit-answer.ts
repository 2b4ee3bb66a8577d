import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import { capitalise } from './capitalise.ts'
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
  const record = (named: 'hours' | 'place' | 'wifi', words: string) =>
    speaker.say('houseRecord', { topic: capitalise(speaker.book.topics[named], speaker), words })
  if (topic === 'place') return record('place', location)
  if (!visit) return ''
  if (topic !== 'wifi') return record('hours', weekText(visit.hours, speaker.language))
  const { wifiName: name, wifiKey: password } = visit
  return password === '' ? record('wifi', name) : speaker.say('houseWifi', { name, password })
}
