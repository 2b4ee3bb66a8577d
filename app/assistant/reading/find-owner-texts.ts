import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { topics, type Topic } from '#app/domain/guest-menu/topics.ts'
import { hasVisitAnswer } from '#app/domain/visit/has-visit-answer.ts'
import { rankTexts, type HousePart } from '../house/rank-texts.ts'
import type { Annotations } from './annotate-message.ts'
import { filterCues } from './cues.ts'
import { findConcepts } from './find-concepts.ts'
import { gistOf } from './gist.ts'
import { parseMessage } from './parse-message.ts'
import { isWithin, termSpan, tokenIndexes } from './span.ts'
import { subjectsOf, type Subject } from './subjects.ts'

/** Of what a question names: texts that share only a food seldom answer it. */
const minShareByFood = 0.8

/** The owner's texts that may answer a question. */
export interface HouseTexts {
  /** Texts that share a concept with it. */
  readonly onSubject: readonly HousePart[]
  /** The greatest share of what the question names that one of them shares, from 0 to 1. */
  readonly share: number
  /** Other texts that share the foods that it names. */
  readonly onFood: readonly HousePart[]
  /** Texts that share anything with it, the best first. */
  readonly byWord: readonly HousePart[]
}

/** Finds the owner's texts that may answer what some sentences of a message ask. */
export function findOwnerTexts(
  { tokens, terms, cues, concepts, mentions, menu }: Annotations,
  isIncluded: (sentence: number) => boolean,
): HouseTexts {
  // Words that only emergencies use are kept, because they also mean something else: "the quiz".
  const understood = tokenIndexes(
    cues.filter(({ meanings }) => meanings.some(({ kind }) => kind !== 'emergency')),
  )
  const named = tokenIndexes(mentions)
  // "Su" is Turkish for water, and Italian for "on".
  const common = tokenIndexes(filterCues(cues, 'common'))
  // "What's your number?" is answered by the record.
  const recorded = tokenIndexes(filterCues(cues, 'topics', ...recordedTopics(menu)))
  const gist = gistOf(
    { tokens, terms: terms.filter((term) => !isWithin(termSpan(term), common)) },
    concepts.filter((mention) => !isWithin(mention, recorded)),
    (index) => isIncluded(tokens[index]?.sentence ?? 0),
    (index) => !understood.has(index) && !named.has(index),
  )
  const ranked = rankTexts(gist, menu)
  return {
    share: ranked[0]?.share ?? 0,
    onSubject: ranked.flatMap(({ part, by }) => (by === 'concept' ? [part] : [])),
    onFood: ranked.flatMap(({ part, by, share }) =>
      by === 'food' && share >= minShareByFood ? [part] : [],
    ),
    byWord: ranked.map(({ part }) => part),
  }
}

/** Returns the topics that the records of the restaurant answer; always `languages`. */
const recordedTopics = ({ restaurant }: GuestMenu): readonly Topic[] =>
  topics.filter((topic) => hasVisitAnswer(topic, restaurant))

/** Whether the owner's text on a dish is about one of some subjects. */
export const mentionsSubject = (
  { description, aiInstructions }: GuestDish,
  subjectsAsked: readonly Subject[],
): boolean => {
  const mentions = findConcepts(parseMessage(`${description}. ${aiInstructions}`))
  const subjects = subjectsOf(mentions.flatMap(({ concepts }) => concepts))
  return subjects.some((subject) => subjectsAsked.includes(subject))
}
