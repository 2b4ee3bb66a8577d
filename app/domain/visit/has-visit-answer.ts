import type { GuestMenu } from '../guest-menu/guest-menu.ts'
import type { Topic } from '../guest-menu/topics.ts'

/** Whether the restaurant's visit or address answers a topic. */
export function hasVisitAnswer(
  topic: Topic,
  { location, visit }: Pick<GuestMenu['restaurant'], 'location' | 'visit'>,
): boolean {
  if (topic === 'place') return location !== ''
  if (topic === 'wifi') return !!visit?.wifiName
  // Opening hours stand in for the kitchen's, as in `findHouseText`.
  return (topic === 'hours' || topic === 'kitchen') && !!visit && visit.hours.length > 0
}
