import { findHousePassages } from '#app/domain/house/find-house-passages.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import { passagesOf } from './passages.ts'
import { topicsOf } from './topics-of.ts'

type OnHouse = Extract<Part, { do: 'house' }>

// More is a page, and no answer.
const mostSentences = 2

/**
 * What the owner wrote for guests that answers a part about the house, letter for letter: the
 * sentences that the plan points at, else the topic's fact, else sentences of the context that name
 * the topic, else what Postgres finds by the question's words. Instructions are in none of these.
 * @returns an empty text where the owner wrote nothing of it
 */
export async function wordsFor(part: OnHouse, menu: GuestMenu, question: string): Promise<string> {
  const written = writtenOn(part, menu)
  if (written !== '') return written
  const found = await findHousePassages(menu.restaurant.id, question)
  return quoted(found.filter((words) => isOn(words, part)))
}

/** The same without a search by the question's words. */
export function writtenOn({ topic, passages: ids = [] }: OnHouse, menu: GuestMenu): string {
  const passages = passagesOf(menu)
  const pointedAt = ids.flatMap((id) => passages.get(id) ?? [])
  if (pointedAt.length > 0) return quoted(pointedAt)
  // Of the kitchen's hours nothing else may be known than the house's.
  const fact = menu.house?.[topic] ?? (topic === 'kitchen' ? menu.house?.hours : undefined)
  if (fact !== undefined) return fact
  return quoted([...passages.values()].filter((one) => topicsOf(one).includes(topic)))
}

/** A question may ask about several topics: what plainly is on another one does not answer this. */
function isOn(words: string, { topic }: OnHouse): boolean {
  const named = topicsOf(words)
  return topic === 'other' || named.length === 0 || named.includes(topic)
}

const quoted = (sentences: readonly string[]) => sentences.slice(0, mostSentences).join(' ')
