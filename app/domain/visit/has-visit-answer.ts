import type { GuestMenu } from '../guest-menu/guest-menu.ts'
import type { Topic } from '../guest-menu/topics.ts'

/** Whether the restaurant's visit or address, or the assistant, answers a topic. */
export function hasVisitAnswer(
  topic: Topic,
  { location, visit }: Pick<GuestMenu['restaurant'], 'location' | 'visit'>,
): boolean {
  switch (topic) {
    case 'place':
      return location !== ''
    case 'phone':
      return !!visit?.phone
    case 'links':
      return !!visit && visit.links.length > 0
    case 'wifi':
      return !!visit?.wifiName
    case 'hours':
    // Opening hours stand in for the kitchen's, as in `findHouseText`.
    case 'kitchen':
      return !!visit && visit.hours.length > 0
    // The assistant says in which language it answers.
    case 'languages':
      return true
    default:
      return false
  }
}
