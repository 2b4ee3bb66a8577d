import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { isWrittenTopic, topics, writtenTopics, type Topic } from '#app/domain/guest-menu/topics.ts'
import { numberPassages } from '../house/number-passages.ts'
import type { Part } from '../plan/part.ts'
import { phraseLanguages } from '../render/phrases/phrase-types.ts'
import type { Annotations } from './annotate-message.ts'
import { cueValues, findCues, type Cue } from './cues.ts'
import { parseMessage } from './parse-message.ts'
import { tokenIndexes } from './span.ts'
import { subjects, type Subject } from './words/subjects.ts'

type HousePart = Extract<Part, { do: 'house' }>

/** The owner's texts on the house that may answer a question. */
export interface HouseTexts {
  /** Texts on the question's subject. */
  readonly onSubject: readonly HousePart[]
  /** Texts that share an unknown word with the question. */
  readonly byWord: readonly HousePart[]
}

/** The subject of a text, in any language. */
interface Gist {
  readonly subjects: readonly Subject[]
  readonly topics: readonly Topic[]
  readonly concepts: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

/** Subjects that concern the whole house, whatever food the question names. */
const houseSubjects: readonly Subject[] = ['fryer', 'charge', 'smoking', 'birthday', 'half']

const maxTexts = 2
const minWordLength = 4
const stemLength = 5

const stemOf = (word: string) => word.slice(0, stemLength)

/** Finds the owner's texts that may answer what some sentences of a message ask. */
export function findOwnerTexts(
  { tokens, terms, cues, mentions, menu }: Annotations,
  isIncluded: (sentence: number) => boolean,
): HouseTexts {
  const includedCues = cues.filter(({ sentence }) => isIncluded(sentence))
  // Words that only emergencies use are kept, because they also mean something else: "the quiz".
  const understoodIndexes = tokenIndexes(
    includedCues.filter(({ meanings }) => meanings.some(({ kind }) => kind !== 'emergency')),
  )
  const mentionIndexes = tokenIndexes(mentions)
  const words = tokens
    .map((token, index) => ({ ...token, index }))
    .filter(
      ({ text, sentence, index }) =>
        isIncluded(sentence) && text.length >= minWordLength && !understoodIndexes.has(index),
    )
  const unknownStems = new Set(
    words.filter(({ index }) => !mentionIndexes.has(index)).map(({ text }) => stemOf(text)),
  )
  const question: Gist = {
    ...subjectsAndTopics(includedCues),
    concepts: new Set(
      terms
        .filter(({ position }) => isIncluded(tokens[position]?.sentence ?? 0))
        .map(({ concept }) => concept),
    ),
    stems: new Set(words.map(({ text }) => stemOf(text))),
  }
  const select = (isMatch: (gist: Gist) => boolean) =>
    ownerTextsOf(menu)
      .filter(({ gist }) => isMatch(gist))
      .map(({ part }) => part)
      .slice(0, maxTexts)
  return {
    onSubject: select((gist) => answers(gist, question)),
    byWord: select(({ stems }) => !stems.isDisjointFrom(unknownStems)),
  }
}

function answers(text: Gist, question: Gist): boolean {
  const shared = question.subjects.filter((subject) => text.subjects.includes(subject))
  const isOnFood = !question.concepts.isDisjointFrom(text.concepts)
  if (shared.length > 0) {
    const isOnHouse = shared.some((subject) => houseSubjects.includes(subject))
    return question.concepts.size === 0 || isOnFood || isOnHouse
  }
  return (
    // "Book by phone" doesn't say which number.
    question.topics.some((topic) => isWrittenTopic(topic) && text.topics.includes(topic)) &&
    (isOnFood || !question.stems.isDisjointFrom(text.stems))
  )
}

/** Whether the owner's text on a dish is about one of some subjects. */
export const mentionsSubject = (
  { description, aiInstructions }: GuestDish,
  subjectsAsked: readonly Subject[],
): boolean =>
  gistOf(`${description}. ${aiInstructions}`).subjects.some((subject) =>
    subjectsAsked.includes(subject),
  )

const subjectsAndTopics = (cues: readonly Cue[]) => ({
  subjects: cueValues(cues, 'subjects', subjects),
  topics: cueValues(cues, 'topics', topics),
})

function gistOf(text: string): Gist {
  const { phrases, language, tokens, terms } = parseMessage(text)
  const words = tokens.map((token) => token.text).filter((word) => word.length >= minWordLength)
  return {
    ...subjectsAndTopics(findCues(phrases, language ? [language] : phraseLanguages)),
    concepts: new Set(terms.map(({ concept }) => concept)),
    stems: new Set(words.map(stemOf)),
  }
}

interface OwnerText {
  readonly part: HousePart
  readonly gist: Gist
}

const cache = new WeakMap<GuestMenu, readonly OwnerText[]>()

/** Returns the owner's texts on the house with their gists, worked out once per menu object. */
function ownerTextsOf(menu: GuestMenu): readonly OwnerText[] {
  const cached = cache.get(menu)
  if (cached) return cached
  const texts = [
    ...[...numberPassages(menu)].map(([id, text]): OwnerText => ({
      part: { do: 'house', topic: 'other', passages: [id] },
      gist: gistOf(text),
    })),
    ...writtenTopics.flatMap((topic): OwnerText[] => {
      const text = menu.house?.[topic]
      return text === undefined ? [] : [{ part: { do: 'house', topic }, gist: gistOf(text) }]
    }),
  ]
  cache.set(menu, texts)
  return texts
}
