import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { topics, type Topic } from '#app/domain/guest-menu/topics.ts'
import { passagesOf } from '../house/passages.ts'
import type { Part } from '../plan/part.ts'
import { phraseLanguages } from '../render/phrases/words.ts'
import type { Found } from './find-all.ts'
import { openMessage } from './message.ts'
import { findSigns, valuesOf, type Sign } from './signs.ts'
import { placesOf } from './span.ts'
import { subjects, type Subject } from './words/subjects.ts'

type OnHouse = Extract<Part, { do: 'house' }>

/** Where the owner's own words on the house answer a question. */
export interface OwnersWords {
  /** Sentences and facts on the same subject. */
  readonly onSubject: readonly OnHouse[]
  /** Those that share a word with the question that nothing else knows. */
  readonly byWord: readonly OnHouse[]
}

/** What a text is about, in whatever language it is written. */
interface Gist {
  readonly subjects: readonly Subject[]
  readonly topics: readonly Topic[]
  readonly concepts: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

// Of the whole house, whatever food the question names.
const ofHouse: readonly Subject[] = ['fryer', 'charge', 'smoking', 'birthday', 'half']

const mostAnswers = 2
const shortestWord = 4
const stemLength = 5

const stemOf = (word: string) => word.slice(0, stemLength)
const share = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((one) => others.has(one))

/** Looks for the owner's sentences and facts that are on what some sentences of a message ask. */
export function findOwnersWords(
  { tokens, terms, signs, mentions, menu }: Found,
  isIn: (sentence: number) => boolean,
): OwnersWords {
  const own = signs.filter(({ sentence }) => isIn(sentence))
  // "The quiz" is also said of no emergency.
  const spoken = placesOf(
    own.filter(({ meanings }) => meanings.some(({ kind }) => kind !== 'emergency')),
  )
  const named = placesOf(mentions)
  const words = tokens.flatMap(({ text, sentence }, place) =>
    isIn(sentence) && text.length >= shortestWord && !spoken.has(place) ? [{ text, place }] : [],
  )
  const stems = new Set(words.map(({ text }) => stemOf(text)))
  const strange = new Set(
    words.filter(({ place }) => !named.has(place)).map(({ text }) => stemOf(text)),
  )
  const asked: Gist = {
    ...aboutsOf(own),
    concepts: new Set(
      terms
        .filter(({ position }) => isIn(tokens[position]?.sentence ?? 0))
        .map(({ concept }) => concept),
    ),
    words: stems,
  }
  const texts = gistsOf(menu)
  return {
    onSubject: texts
      .filter(({ gist }) => isOnSame(asked, gist))
      .map(({ part }) => part)
      .slice(0, mostAnswers),
    byWord: texts
      .filter(({ gist }) => share(strange, gist.words))
      .map(({ part }) => part)
      .slice(0, mostAnswers),
  }
}

function isOnSame(asked: Gist, text: Gist): boolean {
  const same = asked.subjects.filter((one) => text.subjects.includes(one))
  const isOnFood = share(asked.concepts, text.concepts)
  if (same.length > 0) {
    return asked.concepts.size === 0 || isOnFood || same.some((one) => ofHouse.includes(one))
  }
  return (
    asked.topics.some((one) => text.topics.includes(one)) &&
    (isOnFood || share(asked.words, text.words))
  )
}

/** Whether what the owner wrote on a dish is on one of some subjects. */
export function mentionsSubject(
  { description, aiInstructions }: GuestDish,
  asked: readonly Subject[],
): boolean {
  const told = gistOf(`${description}. ${aiInstructions}`)
  return told.subjects.some((one) => asked.includes(one))
}

const aboutsOf = (signs: readonly Sign[]) => ({
  subjects: valuesOf(signs, 'subjects', subjects),
  topics: valuesOf(signs, 'topics', topics),
})

function gistOf(text: string): Gist {
  const { phrases, language, tokens, terms } = openMessage(text)
  return {
    ...aboutsOf(findSigns(phrases, language ? [language] : phraseLanguages)),
    concepts: new Set(terms.map(({ concept }) => concept)),
    words: new Set(
      tokens.flatMap(({ text: word }) => (word.length < shortestWord ? [] : [stemOf(word)])),
    ),
  }
}

const known = new WeakMap<GuestMenu, readonly { readonly part: OnHouse; readonly gist: Gist }[]>()

/** The owner's sentences and facts with what they are about, read once a menu. */
function gistsOf(menu: GuestMenu) {
  const before = known.get(menu)
  if (before) return before
  const gists = [
    ...[...passagesOf(menu)].map(([id, text]) => ({
      part: { do: 'house' as const, topic: 'other' as const, passages: [id] },
      gist: gistOf(text),
    })),
    ...topics.flatMap((topic) => {
      const text = menu.house?.[topic]
      return text === undefined
        ? []
        : [{ part: { do: 'house' as const, topic }, gist: gistOf(text) }]
    }),
  ]
  known.set(menu, gists)
  return gists
}
