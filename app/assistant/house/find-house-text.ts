import { findHousePassages } from '#app/domain/house/find-house-passages.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import { hasVisitAnswer } from '../render/visit-answer.ts'
import { numberPassages } from './number-passages.ts'
import { detectTopics } from './detect-topics.ts'

type HousePart = Extract<Part, { do: 'house' }>

const maxSentences = 2

/**
 * Finds the owner's text that answers a part about the house, verbatim. Tries in order: the
 * sentences that the plan refers to, the topic's fact, sentences of the context that name the topic,
 * and, unless the restaurant's visit answers, a full-text search for the question. Never returns
 * instructions.
 * @returns '' if the owner wrote nothing about it
 */
export async function findHouseText(
  part: HousePart,
  menu: GuestMenu,
  question: string,
): Promise<string> {
  const text = houseTextFromMenu(part, menu)
  if (text !== '' || hasVisitAnswer(part.topic, menu.restaurant)) return text
  const found = await findHousePassages(menu.restaurant.id, question)
  return joinFirst(found.filter((passage) => canAnswer(passage, part)))
}

/** Finds the same text as `findHouseText`, but without the full-text search. */
export function houseTextFromMenu(
  { topic, passages: ids = [] }: HousePart,
  menu: GuestMenu,
): string {
  const passages = numberPassages(menu)
  const referenced = ids.flatMap((id) => passages.get(id) ?? [])
  if (referenced.length > 0) return joinFirst(referenced)
  // Opening hours stand in for kitchen hours that the owner did not enter.
  const fact = menu.house?.[topic] ?? (topic === 'kitchen' ? menu.house?.hours : undefined)
  if (fact !== undefined) return fact
  return joinFirst(
    [...passages.values()].filter((passage) => detectTopics(passage).includes(topic)),
  )
}

/** Rejects search results about another topic: the question may ask about several. */
function canAnswer(passage: string, { topic }: HousePart): boolean {
  const named = detectTopics(passage)
  return topic === 'other' || named.length === 0 || named.includes(topic)
}

const joinFirst = (sentences: readonly string[]) => sentences.slice(0, maxSentences).join(' ')
