import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { isWrittenTopic } from '#app/domain/guest-menu/topics.ts'
import { hasVisitAnswer } from '#app/domain/visit/has-visit-answer.ts'
import { findConcepts } from '../reading/find-concepts.ts'
import { gistOf } from '../reading/gist.ts'
import { parseMessage } from '../reading/parse-message.ts'
import { detectTopics } from './detect-topics.ts'
import { numberPassages } from './number-passages.ts'
import { rankTexts, type HousePart } from './rank-texts.ts'

const maxSentences = 2

/**
 * Finds the owner's text that answers a part about the house, verbatim. Tries in order: the
 * sentences that the plan refers to; the owner's text on the topic; unless the records alone answer
 * the topic, sentences of the menu's context that mention it, and the texts that share most with the
 * question. Never quotes the owner's instructions to the assistant.
 * @returns '' if the owner wrote nothing about it
 */
export function findHouseText(part: HousePart, menu: GuestMenu, question: string): string {
  const text = findHouseTextInMenu(part, menu)
  if (text !== '' || hasVisitAnswer(part.topic, menu.restaurant)) return text
  const message = parseMessage(question)
  const ranked = rankTexts(gistOf(message, findConcepts(message)), menu)
  const texts = ranked.map((found) => findHouseTextInMenu(found.part, menu))
  return joinFirstSentences(texts.filter((passage) => canAnswer(passage, part)))
}

/** Finds the same text as `findHouseText`, but without the question. */
export function findHouseTextInMenu(
  { topic, passages: ids = [] }: HousePart,
  menu: GuestMenu,
): string {
  const passages = numberPassages(menu)
  const referenced = ids.flatMap((id) => passages.get(id) ?? [])
  if (referenced.length > 0) return joinFirstSentences(referenced)
  // Without kitchen hours, the opening hours are the best answer.
  const fact = isWrittenTopic(topic)
    ? (menu.house?.[topic] ?? (topic === 'kitchen' ? menu.house?.hours : undefined))
    : undefined
  if (fact !== undefined) return fact
  if (!isWrittenTopic(topic) && hasVisitAnswer(topic, menu.restaurant)) return ''
  return joinFirstSentences(
    [...passages.values()].filter((passage) => detectTopics(passage).includes(topic)),
  )
}

/**
 * Whether a text that shares words with the question may answer the part: it is about the part's
 * topic or about none. The question may be about several topics.
 */
function canAnswer(text: string, { topic }: HousePart): boolean {
  const topics = detectTopics(text)
  return topic === 'other' || topics.length === 0 || topics.includes(topic)
}

const joinFirstSentences = (sentences: readonly string[]) =>
  sentences.slice(0, maxSentences).join(' ')
